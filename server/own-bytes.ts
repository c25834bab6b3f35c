/** The bytes in memory of their own: kept where they lie, they would keep the 64 kB of Node's pool or of zlib around them. */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
