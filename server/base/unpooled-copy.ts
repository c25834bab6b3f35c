/** A copy in its own memory: a slice would retain the 64 kB buffer of Node's pool or of zlib. */
export function unpooledCopy(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
