import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

/** What the document of a page may weigh without the styles in it, in bytes as they are and by brotli. */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 91_600, 16_350],
  ['/projects/', 82_200, 11_900],
  ['/projects/zernoved/', 45_000, 9800],
  ['/services/', 77_700, 13_420],
  ['/services/seo/', 75_500, 14_100],
  ['/services/razrabotka-sayta/', 78_300, 14_850],
  ['/blog/', 39_500, 8600],
  ['/blog/smeta-na-14-strok/', 67_200, 13_800],
  ['/contacts/', 38_500, 9700],
  ['/promo/seo-audit/', 62_000, 11_050],
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
