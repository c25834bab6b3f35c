import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { middleOfAnHour } from '../../support/site/moved-clock.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

/** An hour a page names by most letters: in two digits, and as an evening. */
const EVENING = 19

const site = siteUnderTest(() => middleOfAnHour(EVENING))

/**
 * What the document of a page may weigh without the styles in it, the hashes in names of assets and that of the build,
 * which differ from one checkout to another: in bytes as they are and by brotli, which
 * twelve other letters change by 40.
 */
const LIMITS: [path: string, plain: number, compressed: number][] = [
  ['/', 87_640, 15_710],
  ['/projects/', 80_200, 12_050],
  ['/projects/zernoved/', 45_020, 10_160],
  ['/services/', 77_700, 13_510],
  ['/services/seo/', 73_650, 13_940],
  ['/services/razrabotka-sayta/', 76_860, 14_890],
  ['/blog/', 38_570, 8580],
  ['/blog/smeta-na-14-strok/', 66_140, 13_980],
  ['/contacts/', 39_600, 10_030],
  ['/promo/seo-audit/', 53_800, 11_190],
]

/** `chunk-m-T3TRz9.js`, `pages_about.9Uaq4508.js`, `<meta name="build" content="052c59007e0f"/>` */
const HASH = /(?<=\/assets\/[\w/-]+[.-])[\w-]{8}(?=\.\w+)|(?<=name="build" content=")\w+/g

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
