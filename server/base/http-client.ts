import type { Agent, Dispatcher } from 'undici'
import { codeOf } from './error-reason.ts'
import { lazy } from './lazy.ts'

export type HttpReply = Dispatcher.ResponseData

export interface HttpClientOptions extends Agent.Options {
  /** Bounds the whole exchange: connecting, waiting, reading. */
  timeoutMs: number
}

const undici = lazy(() => import('undici'))

/**
 * HTTP client with its own connection pool. Does not follow redirects; asks once more when a connection breaks before a
 * response.
 */
export function createHttpClient({ timeoutMs, ...poolOptions }: HttpClientOptions) {
  let agent: Agent | null = null
  let isClosed = false
  return {
    async get(address: string, headers: Record<string, string>): Promise<HttpReply> {
      const { Agent, request } = await undici()
      if (isClosed) throw new Error('the client is closed')
      agent ??= new Agent(poolOptions)
      const options = { dispatcher: agent, headers, signal: AbortSignal.timeout(timeoutMs) }
      return request(address, options).catch((error: unknown) => {
        if (isClosed || !isBrokenConnection(error)) throw error
        return request(address, options)
      })
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

/** The other side may close an idle connection just as it is used again, which tells nothing of the next one. */
const isBrokenConnection = (error: unknown) => ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(codeOf(error))

/** A body that is larger than `maxResponseSize`. */
export const isOverLimit = (error: unknown) => codeOf(error) === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
