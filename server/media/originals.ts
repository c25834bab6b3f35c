import { createHash } from 'node:crypto'
import { decodedBody } from '../base/decoded-body.ts'
import { BadInput, UpstreamDown } from '../base/errors.ts'
import { createHttpClient, isOverLimit, type HttpReply } from '../base/http-client.ts'
import { conditionalHeaders } from '../base/http-validators.ts'

const MAX_BYTES = 20 * 1024 * 1024
/** Longer than for content: a page of pictures asks for them all at once. */
const TIMEOUT_MS = 10_000

/** Validators of an original, as they are stored with its pictures. */
export interface StoredValidators {
  etag: string | null
  modified: string | null
}

export interface Original extends StoredValidators {
  bytes: Buffer
  /** Hash of the bytes: the picture's version in addresses. */
  version: string
}

export interface Originals {
  fetch(address: string, known: StoredValidators | null): Promise<Original | 'unchanged' | 'missing'>
  close(): Promise<void>
}

/** Originals from the upstream. Redirects are not followed; a body over the limit is cut off while it streams. */
export function createOriginals(): Originals {
  const client = createHttpClient({
    timeoutMs: TIMEOUT_MS,
    connections: 8,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxResponseSize: MAX_BYTES,
  })

  return {
    async fetch(address, known) {
      try {
        const reply = await client.get(address, { accept: 'image/*', ...conditionsOf(known) })
        if (reply.statusCode === 200) return await readOriginal(reply)
        await reply.body.dump()
        return meaningOf(reply.statusCode, known !== null)
      } catch (error) {
        if (error instanceof BadInput || error instanceof UpstreamDown) throw error
        if (isOverLimit(error)) throw tooLarge()
        throw new UpstreamDown('a picture could not be read', { cause: error })
      }
    },
    // Does not wait for background checks.
    close: () => client.destroy(),
  }
}

function meaningOf(status: number, isConditional: boolean): 'unchanged' | 'missing' {
  if (status === 304 && isConditional) return 'unchanged'
  if (status === 404 || status === 410 || status === 414) return 'missing'
  if (status !== 304 && status >= 300 && status < 400) throw new BadInput(403, 'picture is elsewhere')
  throw new UpstreamDown(`a picture answered ${status}`)
}

async function readOriginal(reply: HttpReply): Promise<Original> {
  const { headers } = reply
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) {
    reply.body.destroy()
    throw tooLarge()
  }
  const bytes = await decodedBody(reply, MAX_BYTES)
  if (bytes.length === 0) throw new UpstreamDown('a picture came empty')
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { bytes, version, etag: single(headers['etag']), modified: single(headers['last-modified']) }
}

const tooLarge = () => new BadInput(413, 'picture is too large')

const conditionsOf = (known: StoredValidators | null) =>
  conditionalHeaders({ etag: known?.etag ?? undefined, lastModified: known?.modified ?? undefined })

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header) ?? null
