import type { Agent, Dispatcher } from 'undici'
import { codeOf } from './error-reason.ts'
import { lazy } from './lazy.ts'

export type HttpReply = Dispatcher.ResponseData

export interface HttpClientOptions extends Agent.Options {
  /** Bounds the whole exchange: connecting, waiting, reading. */
  timeoutMs: number
}

const undici = lazy(() => import('undici'))

/** HTTP client with its own connection pool. Does not follow redirects. */
export function createHttpClient({ timeoutMs, ...options }: HttpClientOptions) {
  let agent: Agent | null = null
  let isClosed = false
  return {
    async get(address: string, headers: Record<string, string>): Promise<HttpReply> {
      const { Agent, request } = await undici()
      if (isClosed) throw new Error('the client is closed')
      agent ??= new Agent(options)
      return request(address, { dispatcher: agent, headers, signal: AbortSignal.timeout(timeoutMs) })
    },
    async close() {
      isClosed = true
      await agent?.close()
    },
    /** Without waiting for pending requests. */
    async destroy() {
      isClosed = true
      await agent?.destroy()
    },
  }
}

/** A body that is larger than `maxResponseSize`. */
export const isOverLimit = (error: unknown) => codeOf(error) === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
