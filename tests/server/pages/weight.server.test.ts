import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

/** What the document of a page may weigh without the styles in it, in bytes as they are and by brotli. */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 88_060, 16_000],
  ['/projects/', 80_850, 12_090],
  ['/projects/zernoved/', 44_650, 10_250],
  ['/services/', 77_000, 13_480],
  ['/services/seo/', 73_300, 14_040],
  ['/services/razrabotka-sayta/', 76_420, 14_840],
  ['/blog/', 38_860, 8730],
  ['/blog/smeta-na-14-strok/', 66_200, 13_980],
  ['/contacts/', 38_930, 10_060],
  ['/promo/seo-audit/', 60_980, 11_060],
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
