import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { UpstreamInvalid } from '../errors.ts'
import { ownBytes } from '../own-bytes.ts'
import { parseInTurns } from './json-in-turns.ts'
import type { Reply, Validators } from './upstream.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)

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
export const copiedContent = async (path: string, { packed }: Copy): Promise<unknown> =>
  contentOf(path, packed && (await expand(packed)))

/** Which some content systems begin their replies with. */
const BYTE_ORDER_MARK = Buffer.from('\ufeff')

/** The JSON of a body; `null` for a 404. */
export async function contentOf(path: string, body: Buffer | null): Promise<unknown> {
  if (body === null) return null
  try {
    if (!isUtf8(body)) throw new Error('It is not UTF-8')
    const hasMark = body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    const content = await parseInTurns(hasMark ? body.subarray(BYTE_ORDER_MARK.length) : body)
    if (content !== null) return content
  } catch (error) {
    throw new UpstreamInvalid(`${path} is not JSON`, { cause: error })
  }
  throw new UpstreamInvalid(`${path} is null`)
}
