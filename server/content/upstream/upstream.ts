import { ACCEPTED_CODINGS, decodedBody } from '../../base/decoded-body.ts'
import { messageOf } from '../../base/error-reason.ts'
import { UpstreamDown, UpstreamInvalid } from '../../base/errors.ts'
import { createHttpClient, isOverLimit, type HttpReply } from '../../base/http-client.ts'
import { conditionalHeaders, type Validators } from '../../base/http-validators.ts'
import { utf8Body } from './text-body.ts'

export interface Upstream {
  /** The reply at `path`, or `unchanged` if it still matches the validators `known`. */
  get(path: string, known?: Validators): Promise<Reply>
  close(): Promise<void>
}

export type Reply =
  | { kind: 'found'; body: Buffer; validators: Validators; contentType?: string }
  | { kind: 'missing'; validators: Validators }
  | { kind: 'unchanged' }

export interface UpstreamOptions {
  baseUrl: string
  timeoutMs: number
  maxBytes?: number
  /** Sent with every request. */
  authorization?: string
  /** Sent with the request that is made now. */
  ownHeaders?: () => Record<string, string>
}

/** HTTP client of the content API. Never follows redirects; a body over `maxBytes` is cut off while it streams. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { baseUrl, timeoutMs, maxBytes = 32 * 1024 * 1024, authorization, ownHeaders = () => ({}) } = options
  const client = createHttpClient({
    timeoutMs,
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
        return await request(path, known)
      } catch (error) {
        if (error instanceof UpstreamDown) throw error
        if (error instanceof UpstreamInvalid) throw new UpstreamInvalid(`${path} ${error.message}`, { cause: error })
        if (isOverLimit(error)) throw new UpstreamInvalid(`${path} has a body over ${maxBytes} bytes`, { cause: error })
        throw new UpstreamDown(`${path} did not answer: ${messageOf(error)}`, { cause: error })
      }
    },
    close: () => client.close(),
  }

  async function request(path: string, known: Validators): Promise<Reply> {
    const reply = await client.get(`${baseUrl}${path}`, {
      accept: 'application/json',
      'accept-encoding': ACCEPTED_CODINGS,
      ...ownHeaders(),
      ...(authorization && { authorization }),
      ...conditionalHeaders(known),
    })
    const { statusCode, headers } = reply
    if (statusCode === 200) {
      const body = utf8Body(await decodedBody(reply, maxBytes), headers['content-type'])
      const { 'content-type': contentType } = headers
      return {
        kind: 'found',
        body,
        validators: validatorsOf(headers),
        ...(contentType && { contentType: String(contentType) }),
      }
    }
    await reply.body.dump()
    if (statusCode === 304) return { kind: 'unchanged' }
    if (statusCode === 404 || statusCode === 410) return { kind: 'missing', validators: {} }
    throw statusCode < 500
      ? new UpstreamInvalid(`answered ${statusCode}`)
      : new UpstreamDown(`${path} answered ${statusCode}`)
  }
}

function validatorsOf({ etag, 'last-modified': lastModified }: HttpReply['headers']): Validators {
  return {
    ...(typeof etag === 'string' && { etag }),
    ...(typeof lastModified === 'string' && { lastModified }),
  }
}
