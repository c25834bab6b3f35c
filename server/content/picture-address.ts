const PICTURE = /^(?:\/(?!\/)|https?:\/\/[^/@]+\/)[^\s"'<>\\]+$/

/**
 * A path on the API's host or an address on another one, written so that it fits a list of addresses; `null` for anything
 * else. Whether it is served the resizer decides.
 */
export function pictureAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const address = value.trim().replace(/[\s,]/g, encodeURIComponent).replaceAll("'", '%27')
  return PICTURE.test(address) ? address : null
}
