import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

/** What the document of a page may weigh without the styles in it, in bytes as they are and by brotli. */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 105_400, 20_100],
  ['/projects/', 68_500, 11_900],
  ['/projects/zernoved/', 57_900, 10_900],
  ['/services/', 99_700, 14_900],
  ['/services/seo/', 79_700, 14_700],
  ['/services/razrabotka-sayta/', 81_300, 15_600],
  ['/blog/', 44_900, 9500],
  ['/blog/smeta-na-14-strok/', 96_800, 16_000],
  ['/contacts/', 39_600, 10_200],
  ['/promo/seo-audit/', 63_100, 11_600],
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
