import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { createLruCache } from '../../../base/lru-cache.ts'
import type { SpanAttributes, Tracing } from '../../../base/tracing.ts'

/** Numbers of OTLP. */
export const KIND = { internal: 1, server: 2, client: 3 } as const

export interface Span {
  traceId: string
  spanId: string
  parentSpanId: string | null
  name: string
  kind: (typeof KIND)[keyof typeof KIND]
  /** Since 1970. */
  startedAtMs: number
  endedAtMs: number
  attributes: SpanAttributes
  hasFailed: boolean
}

export type SpanContext = Pick<Span, 'traceId' | 'spanId'>

/** Leads whose delivery is still to come; a delivery after a restart is a trace of its own. */
const MOST_REMEMBERED = 1000

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
const nowMs = () => performance.timeOrigin + performance.now()

/** Steps by what they are part of, given to `onEnd` as they end. */
export function createTracer(onEnd: (span: Span) => void) {
  const current = new AsyncLocalStorage<SpanContext>()
  const remembered = createLruCache<SpanContext>(MOST_REMEMBERED)

  function begin(name: string, kind: Span['kind'], parent: SpanContext | undefined) {
    const context = { traceId: parent?.traceId ?? hex(16), spanId: hex(8) }
    const startedAtMs = nowMs()
    return {
      context,
      end: (attributes: SpanAttributes, hasFailed: boolean, finalName = name) =>
        onEnd({
          ...context,
          parentSpanId: parent?.spanId ?? null,
          name: finalName,
          kind,
          startedAtMs,
          endedAtMs: nowMs(),
          attributes,
          hasFailed,
        }),
    }
  }

  const tracing: Tracing = {
    async step(name, attributes, work, key) {
      const parent = (key === undefined ? undefined : remembered.get(key)) ?? current.getStore()
      const { context, end } = begin(name, attributes['server.address'] ? KIND.client : KIND.internal, parent)
      try {
        const result = await current.run(context, work)
        end(attributes, false)
        return result
      } catch (error) {
        end(attributes, true)
        throw error
      }
    },
    remember(key) {
      const context = current.getStore()
      if (context) remembered.set(key, context)
    },
    headers() {
      const context = current.getStore()
      return context ? { traceparent: `00-${context.traceId}-${context.spanId}-01` } : {}
    },
  }

  return {
    tracing,
    /** A request from outside begins a new trace: no one else chooses its id. */
    beginRequest: () => begin('request', KIND.server, undefined),
    within: (context: SpanContext, go: () => void) => current.run(context, go),
  }
}
