/** A byte order mark is no part of a text; what is no UTF-8 is refused. */
export function textOf(bytes: Buffer): string {
  // Text of UTF-16 has a zero in every second byte of its Latin letters, with a mark or without.
  if (bytes.includes(0)) throw new Error('saved as UTF-16; save it as UTF-8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('not UTF-8, perhaps saved as ANSI (windows-1251); save it as UTF-8')
  }
}
