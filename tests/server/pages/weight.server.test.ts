import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

/** What the document of a page may weigh without the styles in it, in bytes as they are and by brotli. */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 93_380, 16_790],
  ['/projects/', 83_580, 12_290],
  ['/projects/zernoved/', 46_780, 10_490],
  ['/services/', 78_880, 13_740],
  ['/services/seo/', 76_880, 14_490],
  ['/services/razrabotka-sayta/', 79_880, 15_290],
  ['/blog/', 40_780, 8970],
  ['/blog/smeta-na-14-strok/', 68_480, 14_190],
  ['/contacts/', 39_980, 10_090],
  ['/promo/seo-audit/', 63_280, 11_440],
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
