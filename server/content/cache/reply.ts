import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { UpstreamInvalid } from '../../base/errors.ts'
import type { Validators } from '../../base/http-validators.ts'
import { unpooledCopy } from '../../base/unpooled-copy.ts'
import type { Reply } from '../upstream/upstream.ts'
import { parseInBatches } from './json-in-batches.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** A cached reply of the upstream. */
export interface CachedReply {
  /** The body compressed by gzip, an eighth of its size for a long list; `null`: a 404. */
  packed: Buffer | null
  validators: Validators
  version: string
  /** When the upstream last confirmed it. */
  checkedAtMs: number
}

export async function toCachedReply(
  reply: Exclude<Reply, { kind: 'unchanged' }>,
): Promise<Omit<CachedReply, 'checkedAtMs'>> {
  const { validators } = reply
  if (reply.kind === 'missing') return { packed: null, validators, version: 'missing' }
  const version = createHash('sha256').update(reply.body).digest('base64url').slice(0, 16)
  return { packed: unpooledCopy(await compress(reply.body)), validators, version }
}

/** The parsed JSON of a cached reply; `null` for a 404. */
export const readReply = async (path: string, { packed }: CachedReply): Promise<unknown> =>
  contentOf(path, packed && (await expand(packed)))

/** Some content systems prepend it to their replies. */
const BYTE_ORDER_MARK = Buffer.from('\ufeff')

/** The parsed JSON of a body; `null` for a 404. */
export async function contentOf(path: string, body: Buffer | null): Promise<unknown> {
  if (body === null) return null
  try {
    const hasMark = body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    const content = await parseInBatches(hasMark ? body.subarray(BYTE_ORDER_MARK.length) : body)
    if (content !== null) return content
  } catch (error) {
    throw new UpstreamInvalid(`${path} is not JSON`, { cause: error })
  }
  throw new UpstreamInvalid(`${path} is null`)
}
