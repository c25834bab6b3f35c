const PICTURE = /^(?:\/(?!\/)|https?:\/\/[^/@]+\/)[^\s"'<>\\]+$/

/**
 * A path on the API's host or an http(s) address, escaped for use in `srcset`; `null` for anything else. The resizer
 * decides what it serves.
 */
export function pictureAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const address = value.trim().replace(/[\s,]/g, encodeURIComponent).replaceAll("'", '%27')
  return PICTURE.test(address) ? address : null
}
