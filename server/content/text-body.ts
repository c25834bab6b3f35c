import { isUtf8 } from 'node:buffer'
import { UpstreamInvalid } from '../errors.ts'

/**
 * A text as UTF-8. What is UTF-8 is that whatever its sender says: servers say `iso-8859-1` of all they send. Anything else
 * is taken for what it is said to be, and refused when it is not: half-read letters are worse than none.
 */
export function utf8Body(bytes: Buffer, contentType: unknown): Buffer {
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes
  const charset = /charset\s*=\s*"?([^\s";,]+)/i.exec(String(contentType))?.[1] ?? 'utf-8'
  try {
    return Buffer.from(new TextDecoder(charset, { fatal: true }).decode(bytes))
  } catch (error) {
    throw new UpstreamInvalid(`has a body that is no ${charset.slice(0, 40)}`, { cause: error })
  }
}
