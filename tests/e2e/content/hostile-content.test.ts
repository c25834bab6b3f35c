import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsCutOff } from '../../support/browser/layout.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { bareItems, longWords, startHostileUpstream } from '../../support/content/hostile.ts'
import { ROUTES } from '../../support/site/routes.ts'

/** The widest first: its pictures do for the others. */
const WIDTHS = [1440, 1024, 768, 320]

describe.each([
  ['words of sixty letters', longWords],
  ['items with nothing but their names', bareItems],
])('%s', (_what, spoil) => {
  let upstream: Awaited<ReturnType<typeof startHostileUpstream>>

  beforeAll(async () => {
    upstream = await startHostileUpstream(spoil)
  })
  afterAll(() => upstream.stop())

  const { openIdle, keep, visit } = siteAndBrowser(() => ({ API_URL: upstream.url }))
  let page: Page

  beforeAll(async () => {
    page = keep(await openIdle({ javaScriptEnabled: false }))
  })

  test.each(ROUTES.map(([path]) => path))('leave %s whole at every width', async (path) => {
    await page.setViewportSize({ width: WIDTHS[0]!, height: 800 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
      expect(await textsCutOff(page), `at ${width} px`).toEqual([])
    }
  })

  test('leave an article where it is when the app takes it over', async () => {
    const article = await visit('/blog/smeta-na-14-strok/')
    expect(await article.page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})
