import { createHash } from 'node:crypto'
import { Agent, errors, request, type Dispatcher } from 'undici'
import { BadInput, UpstreamDown } from '../errors.ts'
import { plainBody } from '../plain-body.ts'

const MAX_BYTES = 20 * 1024 * 1024
/** Longer than for content: a page of pictures asks for them all at once. */
const TIMEOUT_MS = 10_000

/** What tells whether a picture has changed since. */
export interface Validators {
  etag: string | null
  modified: string | null
}

export interface Source extends Validators {
  bytes: Buffer
  /** Hash of the bytes: names this very picture in addresses. */
  version: string
}

export interface Sources {
  fetch(address: string, known: Validators | null): Promise<Source | 'unchanged' | 'missing'>
  close(): Promise<void>
}

/** Originals from the upstream. Redirects are not followed; a body over the limit is cut off while it streams. */
export function createSources(): Sources {
  const agent = new Agent({
    connections: 8,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxResponseSize: MAX_BYTES,
  })

  return {
    async fetch(address, known) {
      try {
        const reply = await request(address, {
          dispatcher: agent,
          headers: { accept: 'image/*', ...conditions(known) },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (reply.statusCode === 200) return await readSource(reply)
        await reply.body.dump()
        return meaningOf(reply.statusCode, known !== null)
      } catch (error) {
        if (error instanceof BadInput || error instanceof UpstreamDown) throw error
        if (error instanceof errors.ResponseExceededMaxSizeError) throw tooLarge()
        throw new UpstreamDown('a picture could not be read', { cause: error })
      }
    },
    // Checks behind the visitors' backs are nothing to wait for.
    close: () => agent.destroy(),
  }
}

function meaningOf(status: number, isConditional: boolean): 'unchanged' | 'missing' {
  if (status === 304 && isConditional) return 'unchanged'
  if (status === 404 || status === 410 || status === 414) return 'missing'
  if (status !== 304 && status >= 300 && status < 400) throw new BadInput(403, 'picture is elsewhere')
  throw new UpstreamDown(`a picture answered ${status}`)
}

async function readSource(reply: Dispatcher.ResponseData): Promise<Source> {
  const { headers } = reply
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) {
    reply.body.destroy()
    throw tooLarge()
  }
  const bytes = await plainBody(reply, MAX_BYTES)
  if (bytes.length === 0) throw new UpstreamDown('a picture came empty')
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { bytes, version, etag: single(headers['etag']), modified: single(headers['last-modified']) }
}

const tooLarge = () => new BadInput(413, 'picture is too large')

const conditions = (known: Validators | null) => ({
  ...(known?.etag && { 'if-none-match': known.etag }),
  ...(known?.modified && { 'if-modified-since': known.modified }),
})

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header) ?? null
