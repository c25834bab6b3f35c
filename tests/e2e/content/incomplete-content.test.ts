import type { Locator } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { seen } from '../../support/browser/unseen.ts'
import { startHostileUpstream, type Hostility } from '../../support/content/hostile.ts'

/**
 * Cases without a picture, services without facts, and one tariff that names no number of ads beside others that do.
 */
const incomplete: Hostility = (item) =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([name]) =>
        !['DETAIL_PICTURE', 'FACTS'].includes(name) && !(name === 'QUANTITY_ADV' && item['CODE'] === 'reklama-start'),
    ),
  )

let upstream: Awaited<ReturnType<typeof startHostileUpstream>>

beforeAll(async () => {
  upstream = await startHostileUpstream(incomplete)
})
afterAll(() => upstream.stop())

const { arrive } = siteAndBrowser(() => ({ API_URL: upstream.url }))

test.each([
  ['a case without a picture', '/projects/zernoved/', 1440, 'dl'],
  ['a case without a picture', '/projects/zernoved/', 390, 'dl'],
  ['a service without facts', '/services/lending/', 390, '.actions'],
  ['a service without facts', '/services/lending/', 800, '.actions'],
])('%s has its first words on one ground: %s at %i px', async (_what, path, width, last) => {
  const { page } = await arrive(path, { viewport: { width, height: 2000 } }, seen)
  const hero = page.getByRole('main').locator('header').first()
  const top = await hero.evaluate((element) => element.getBoundingClientRect().top)
  const end = await hero.locator(last).evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await groundOf(hero, end - top - 2)).toEqual(await groundOf(hero, 2))
})

test('a tariff without ads says what it has none of', async () => {
  const { page } = await arrive('/services/kontekstnaya-reklama/', { viewport: { width: 390, height: 844 } })
  const rows = page.locator('#tariffs article header + p')
  expect(await rows.allTextContents()).toContainEqual(
    expect.stringMatching(/^Рекламных объявлений в\sмесяц\s+не входит$/),
  )
})

/** In a window so high that nothing fixed to its edges covers the hero: at its left edge, so many pixels down. */
async function groundOf(hero: Locator, top: number) {
  const shot = await hero.screenshot({ animations: 'disabled' })
  const pixel = await sharp(shot)
    .extract({ left: 2, top: Math.floor(top), width: 1, height: 1 })
    .raw()
    .toBuffer()
  return [...pixel.subarray(0, 3)]
}
