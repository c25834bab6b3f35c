import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { UpstreamInvalid } from '../errors.ts'
import { ownBytes } from '../own-bytes.ts'
import type { Reply, Validators } from './upstream.ts'

const compress = promisify(gzip)

/** A reply of the upstream. */
export interface Copy {
  /** Its body by gzip, an eighth of it for a long list; `null`: the upstream says there is none. */
  packed: Buffer | null
  validators: Validators
  version: string
  /** When the upstream last stood by it. */
  checkedAtMs: number
}

/** What a reply says, but for when. */
export async function copyOf(reply: Exclude<Reply, { kind: 'unchanged' }>): Promise<Omit<Copy, 'checkedAtMs'>> {
  const { validators } = reply
  if (reply.kind === 'missing') return { packed: null, validators, version: 'missing' }
  const version = createHash('sha256').update(reply.body).digest('base64url').slice(0, 16)
  return { packed: ownBytes(await compress(reply.body)), validators, version }
}

/** The JSON of a copy; `null` for a 404. */
export const copiedContent = (path: string, { packed }: Copy): unknown => contentOf(path, packed && gunzipSync(packed))

/** The JSON of a body; `null` for a 404. */
export function contentOf(path: string, body: Buffer | null): unknown {
  if (body === null) return null
  try {
    // Takes a byte order mark off, which some content systems begin their replies with.
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (content !== null) return content
  } catch (error) {
    throw new UpstreamInvalid(`${path} is not JSON`, { cause: error })
  }
  throw new UpstreamInvalid(`${path} is null`)
}
