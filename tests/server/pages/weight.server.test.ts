import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

/** What the document of a page may weigh without the styles in it, in bytes as they are and by brotli. */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 92_300, 16_500],
  ['/projects/', 82_500, 12_000],
  ['/projects/zernoved/', 45_700, 10_200],
  ['/services/', 77_800, 13_450],
  ['/services/seo/', 75_800, 14_200],
  ['/services/razrabotka-sayta/', 78_800, 15_000],
  ['/blog/', 39_700, 8680],
  ['/blog/smeta-na-14-strok/', 67_400, 13_900],
  ['/contacts/', 38_900, 9800],
  ['/promo/seo-audit/', 62_200, 11_150],
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
