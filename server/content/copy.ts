import { createHash } from 'node:crypto'
import { UpstreamInvalid } from '../errors.ts'
import type { Reply, Validators } from './upstream.ts'

/** A reply of the upstream as it came. */
export interface Copy {
  /** In bytes, which take half the memory of a Russian text; `null`: the upstream says there is none. */
  body: Buffer | null
  validators: Validators
  version: string
  /** When the upstream last stood by it. */
  checkedAtMs: number
}

/** What a reply says, but for when. */
export function copyOf(reply: Exclude<Reply, { kind: 'unchanged' }>): Omit<Copy, 'checkedAtMs'> {
  const body = reply.kind === 'found' ? reply.body : null
  return { body, validators: reply.validators, version: versionOf(body) }
}

export const versionOf = (body: Buffer | null) =>
  body === null ? 'missing' : createHash('sha256').update(body).digest('base64url').slice(0, 16)

/** The JSON of a copy; `null` for a 404. */
export function contentOf(path: string, body: Buffer | null): unknown {
  if (body === null) return null
  try {
    const content: unknown = JSON.parse(body.toString())
    if (content !== null) return content
  } catch (error) {
    throw new UpstreamInvalid(`${path} is not JSON`, { cause: error })
  }
  throw new UpstreamInvalid(`${path} is null`)
}
