import { setTimeout } from 'node:timers/promises'
import type { PictureSize } from '../../../shared/media.ts'

/** A page waits for the sizes of its pictures, but not for ever: without them it is only less steady. */
const TIME_LIMIT_MS = 1000

const UNMEASURED = /<img src="(\/media\/[^"]+)"(?![^>]* width=)([^>]*?) sizes="100vw"/g

/** Gives the pictures of cleaned markup that do not tell their size the one they have. */
export async function withPictureSizes(
  html: string,
  sizeOf: (media: string) => Promise<PictureSize | null>,
): Promise<string> {
  const addresses = new Set([...html.matchAll(UNMEASURED)].map(([, address = '']) => address))
  if (addresses.size === 0) return html
  const limit = new AbortController()
  const tooLate = setTimeout(TIME_LIMIT_MS, null, { signal: limit.signal }).catch(() => null)
  const learn = async (address: string) => [address, await Promise.race([sizeOf(address), tooLate])] as const
  const sizes = new Map(await Promise.all(Array.from(addresses, learn)))
  limit.abort()
  return html.replace(UNMEASURED, (tag, address: string, rest: string) => {
    const size = sizes.get(address)
    if (!size) return tag
    return `<img src="${address}"${rest} sizes="auto, 100vw" width="${size.width}" height="${size.height}"`
  })
}
