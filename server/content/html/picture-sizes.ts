import type { PictureSize } from '../../../shared/media.ts'

/** A page waits this long for picture sizes; without them its layout may shift. */
const TIME_LIMIT_MS = 1000

const UNMEASURED = /<img src="(\/media\/[^"]+)"([^>]*?) sizes="100vw"/g

/** Adds width and height to pictures of cleaned markup that lack them. */
export async function withPictureSizes(
  html: string,
  sizeOf: (media: string) => Promise<PictureSize | null>,
  onTooLate = () => {},
): Promise<string> {
  const addresses = new Set([...html.matchAll(UNMEASURED)].map(([, address = '']) => address))
  if (addresses.size === 0) return html
  const { promise: tooLate, resolve: leave } = Promise.withResolvers<null>()
  const timer = setTimeout(() => {
    onTooLate()
    leave(null)
  }, TIME_LIMIT_MS)
  const learn = async (address: string) =>
    [address, await Promise.race([sizeOf(address.replaceAll('&amp;', '&')), tooLate])] as const
  const sizes = new Map(await Promise.all(Array.from(addresses, learn)))
  clearTimeout(timer)
  return html.replace(UNMEASURED, (tag, address: string, rest: string) => {
    const size = sizes.get(address)
    if (!size) return tag
    return `<img src="${address}"${rest} sizes="auto, 100vw" width="${size.width}" height="${size.height}"`
  })
}
