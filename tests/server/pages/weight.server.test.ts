import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

/**
 * What the document of a page may weigh without the styles in it, in bytes as they are and by brotli. Names of classes
 * and assets are hashes: between two builds it differs by up to 40 bytes by brotli.
 */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 88_060, 16_040],
  ['/projects/', 80_850, 12_130],
  ['/projects/zernoved/', 44_650, 10_290],
  ['/services/', 77_000, 13_520],
  ['/services/seo/', 73_300, 14_080],
  ['/services/razrabotka-sayta/', 76_420, 14_880],
  ['/blog/', 38_860, 8770],
  ['/blog/smeta-na-14-strok/', 66_200, 14_020],
  ['/contacts/', 38_930, 10_100],
  ['/promo/seo-audit/', 60_980, 11_100],
]

test.each(LIMITS)('the document of %s weighs no more than %i bytes, %i by brotli', async (path, plain, compressed) => {
  const html = await (await site().get(path)).text()
  const document = Buffer.from(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, ''))
  expect(document.length).toBeLessThanOrEqual(plain)
  expect(brotliCompressSync(document).length).toBeLessThanOrEqual(compressed)
})

test('no page holds a number nobody sees: drawings are rounded', async () => {
  for (const [path] of LIMITS) {
    const html = await (await site().get(path)).text()
    expect(html.match(/\d\.\d{5,}/g) ?? [], path).toEqual([])
  }
})
