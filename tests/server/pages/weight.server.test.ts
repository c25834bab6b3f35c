import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

/**
 * What the document of a page may weigh without the styles in it, in bytes as they are and by brotli. Names of classes
 * and assets are hashes: between two builds it differs by up to 40 bytes by brotli.
 */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 89_560, 16_360],
  ['/projects/', 81_150, 12_220],
  ['/projects/zernoved/', 44_980, 10_390],
  ['/services/', 77_620, 13_700],
  ['/services/seo/', 73_880, 14_170],
  ['/services/razrabotka-sayta/', 76_980, 15_070],
  ['/blog/', 39_070, 8890],
  ['/blog/smeta-na-14-strok/', 66_420, 14_230],
  ['/contacts/', 39_490, 10_260],
  ['/promo/seo-audit/', 53_760, 11_390],
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
