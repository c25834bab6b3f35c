import { isUtf8 } from 'node:buffer'
import { UpstreamInvalid } from '../../base/errors.ts'

/**
 * A body decoded to UTF-8. Valid UTF-8 is used whatever charset is declared: some servers declare `iso-8859-1` for
 * everything. Any other body is decoded by its declared charset, and rejected if it does not match.
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
