import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

/** What the document of a page may weigh without the styles in it, in bytes as they are and by brotli. */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 102_000, 19_600],
  ['/projects/', 65_000, 11_400],
  ['/projects/zernoved/', 54_500, 10_300],
  ['/services/', 96_000, 14_300],
  ['/services/seo/', 76_000, 14_100],
  ['/services/razrabotka-sayta/', 78_500, 15_200],
  ['/blog/', 41_500, 8900],
  ['/blog/smeta-na-14-strok/', 93_000, 15_500],
  ['/contacts/', 36_000, 9500],
  ['/promo/seo-audit/', 59_700, 11_000],
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
