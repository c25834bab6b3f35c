import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { middleOfAnHour } from '../../support/site/moved-clock.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

/** An hour a page names by most letters: in two digits, and as an evening. */
const EVENING = 19

const site = siteUnderTest(() => middleOfAnHour(EVENING))

/**
 * What the document of a page may weigh without the styles in it and the hashes in names of assets, which differ from one
 * checkout to another: in bytes as they are and by brotli.
 */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 89_640, 16_190],
  ['/projects/', 81_310, 12_090],
  ['/projects/zernoved/', 45_260, 10_230],
  ['/services/', 77_840, 13_560],
  ['/services/seo/', 73_840, 13_990],
  ['/services/razrabotka-sayta/', 77_280, 14_920],
  ['/blog/', 38_910, 8640],
  ['/blog/smeta-na-14-strok/', 66_340, 14_020],
  ['/contacts/', 39_700, 10_080],
  ['/promo/seo-audit/', 53_970, 11_220],
]

/** `chunk-m-T3TRz9.js`, `pages_about.9Uaq4508.js` */
const HASH = /(?<=\/assets\/[\w/-]+[.-])[\w-]{8}(?=\.\w+)/g

test.each(LIMITS)('the document of %s weighs no more than %i bytes, %i by brotli', async (path, plain, compressed) => {
  const html = await (await site().get(path)).text()
  const document = Buffer.from(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '').replaceAll(HASH, ''))
  expect(document.length).toBeLessThanOrEqual(plain)
  expect(brotliCompressSync(document).length).toBeLessThanOrEqual(compressed)
})

test('no page holds a number nobody sees: drawings are rounded', async () => {
  for (const [path] of LIMITS) {
    const html = await (await site().get(path)).text()
    expect(html.match(/\d\.\d{5,}/g) ?? [], path).toEqual([])
  }
})
