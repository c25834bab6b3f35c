import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { faintTexts, hoverAll } from '../../support/browser/hovered.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

/** Those that have most on the accent. */
const PAGES = [
  '/',
  '/services/',
  '/services/razrabotka-sayta/',
  '/services/tekhnicheskaya-podderzhka/',
  '/vacancies/',
  '/sitemap/',
]
const WIDE = { viewport: { width: 1440, height: 900 } }

/** The home page goes with the hour: its sky is that of the day. */
const byDay = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[data-hour]').forEach((sky) => sky.setAttribute('data-hour', 'day')))

describe.each([
  ['on which ink cannot be read', '#003399'],
  ['on which white cannot', '#ffd400'],
])('an accent %s', (_kind, colour) => {
  const { visit } = siteAndBrowser(() => ({ SITE_COLOUR: colour }))

  test.each(PAGES)('leaves every text of %s readable, at rest and under the pointer', async (path) => {
    const { page } = await visit(path, WIDE)
    await byDay(page)
    expect(await faintTexts(page)).toEqual([])

    await hoverAll(page)
    expect(await faintTexts(page)).toEqual([])
  })

  test.each(['Услуги', 'Мы'])('leaves what opens under «%s» readable under the pointer', async (name) => {
    const { page } = await visit('/blog/', WIDE)
    await hoverAll(page)
    await page.getByRole('button', { name: `${name}: подразделы` }).click()
    expect(await faintTexts(page)).toEqual([])
  })
})
