import { Agent, errors, request, type Dispatcher } from 'undici'
import { messageOf } from '../base/error-reason.ts'
import { UpstreamDown, UpstreamInvalid } from '../errors.ts'
import { ACCEPTED_CODINGS, plainBody } from '../plain-body.ts'
import { utf8Body } from './text-body.ts'

export interface Upstream {
  /** What stands at `path`, or that it is still what `known` says. */
  get(path: string, known?: Validators): Promise<Reply>
  close(): Promise<void>
}

/** What a reply may be asked for again by. */
export interface Validators {
  etag?: string | undefined
  lastModified?: string | undefined
}

export type Reply =
  | { kind: 'found'; body: Buffer; validators: Validators }
  | { kind: 'missing'; validators: Validators }
  | { kind: 'unchanged' }

export interface UpstreamOptions {
  baseUrl: string
  /** Bounds the whole exchange: connecting, waiting, reading. */
  timeoutMs: number
  maxBytes?: number
  /** Goes with every request, for what not everybody may see. */
  authorization?: string
}

/** HTTP client of the content API. Never follows redirects; a body over `maxBytes` is cut off while it streams. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { baseUrl, timeoutMs, maxBytes = 32 * 1024 * 1024, authorization } = options
  const agent = new Agent({
    connections: 16,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: 30_000,
    maxResponseSize: maxBytes,
  })

  return {
    async get(path, known = {}) {
      try {
        return await ask(path, known)
      } catch (error) {
        if (error instanceof UpstreamDown) throw error
        if (error instanceof UpstreamInvalid) throw new UpstreamInvalid(`${path} ${error.message}`, { cause: error })
        if (error instanceof errors.ResponseExceededMaxSizeError)
          throw new UpstreamInvalid(`${path} has a body over ${maxBytes} bytes`, { cause: error })
        throw new UpstreamDown(`${path} did not answer: ${messageOf(error)}`, { cause: error })
      }
    },
    close: () => agent.close(),
  }

  async function ask(path: string, { etag, lastModified }: Validators): Promise<Reply> {
    const reply = await request(`${baseUrl}${path}`, {
      dispatcher: agent,
      headers: {
        accept: 'application/json',
        'accept-encoding': ACCEPTED_CODINGS,
        ...(authorization && { authorization }),
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { statusCode, headers } = reply
    if (statusCode === 200) {
      const body = utf8Body(await plainBody(reply, maxBytes), headers['content-type'])
      return { kind: 'found', body, validators: validatorsOf(headers) }
    }
    await reply.body.dump()
    if (statusCode === 304) return { kind: 'unchanged' }
    if (statusCode === 404 || statusCode === 410) return { kind: 'missing', validators: {} }
    throw statusCode < 500
      ? new UpstreamInvalid(`answered ${statusCode}`)
      : new UpstreamDown(`${path} answered ${statusCode}`)
  }
}

function validatorsOf({ etag, 'last-modified': lastModified }: Dispatcher.ResponseData['headers']): Validators {
  return {
    ...(typeof etag === 'string' && { etag }),
    ...(typeof lastModified === 'string' && { lastModified }),
  }
}
