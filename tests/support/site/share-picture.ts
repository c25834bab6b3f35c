import sharp from 'sharp'
import type { TestSite } from './site.ts'

/** The picture a page of the site under test is shared with. */
export async function sharePicture(site: TestSite, page: string) {
  const address = await shareAddressOf(site, page)
  const response = await site.get(address, { redirect: 'manual' })
  return { address, response, bytes: Buffer.from(await response.arrayBuffer()) }
}

export async function shareAddressOf(site: TestSite, page: string): Promise<string> {
  const html = await (await site.get(page)).text()
  const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  if (address === undefined) throw new Error(`${page} has no picture to be shared with`)
  return new URL(address).pathname
}

/** `#rrggbb` of a point. */
export async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}
