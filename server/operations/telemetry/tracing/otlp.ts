import type { SpanAttributes } from '../../../base/tracing.ts'
import type { Span } from './tracer.ts'

export interface Service {
  name: string
  version: string
}

/** Spans as JSON for a collector of OpenTelemetry (OTLP over HTTP). */
export const otlpText = (spans: readonly Span[], { name, version }: Service) =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: keyValues({ 'service.name': name, 'service.version': version }) },
        scopeSpans: [{ scope: { name: 'versta' }, spans: spans.map(spanOf) }],
      },
    ],
  })

const ERROR = 2

const spanOf = ({
  traceId,
  spanId,
  parentSpanId,
  name,
  kind,
  startedAtMs,
  endedAtMs,
  attributes,
  hasFailed,
}: Span) => ({
  traceId,
  spanId,
  ...(parentSpanId !== null && { parentSpanId }),
  name,
  kind,
  startTimeUnixNano: nanoseconds(startedAtMs),
  endTimeUnixNano: nanoseconds(endedAtMs),
  attributes: keyValues(attributes),
  status: hasFailed ? { code: ERROR } : {},
})

/** 64 bits are a string in JSON. */
const nanoseconds = (ms: number) => (BigInt(Math.round(ms * 1000)) * 1000n).toString()

const keyValues = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
