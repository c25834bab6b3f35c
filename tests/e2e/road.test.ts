import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { site, visit } = siteAndBrowser()

const WIDE = { viewport: { width: 1440, height: 900 } }

describe('the road of home', () => {
  test('stands as the server drew it until the page is at rest, then runs', async () => {
    const { page, complaints } = await visit('/', WIDE)
    const drawn = /<path class="[^"]*marking[^"]*" d="([^"]+)"/.exec(await (await site().get('/')).text())?.[1]

    await page.waitForFunction(
      (first) => document.querySelector('[class*=marking]')?.getAttribute('d') !== first,
      drawn,
    )
    await runs(page)
    expect(complaints).toEqual([])
  })

  test('stands still out of view and while the tab is hidden', async () => {
    const { page } = await visit('/', WIDE)
    await runs(page)

    await page.evaluate(() => document.getElementById('blog')?.scrollIntoView())
    await stands(page)
    await page.evaluate(() => scrollTo(0, 0))
    await runs(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await stands(page)
  })

  test('stands still for a visitor who asked for calm, also when he asks in the middle of it', async () => {
    const { page } = await visit('/', WIDE)
    const first = /<path class="[^"]*marking[^"]*" d="([^"]+)"/.exec(await (await site().get('/')).text())?.[1]
    await runs(page)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => markingsOf(page)).toBe(first)
    await stands(page)
  })

  test('stands still without JavaScript', async () => {
    const { page } = await visit('/', { ...WIDE, javaScriptEnabled: false })
    expect((await markingsOf(page)).length).toBeGreaterThan(1000)
  })
})

const markingsOf = async (page: Page) => (await page.locator('[class*=marking]').first().getAttribute('d')) ?? ''

async function runs(page: Page) {
  const before = await markingsOf(page)
  await expect.poll(() => markingsOf(page)).not.toBe(before)
}

/** The same after several frames, once the page has had time to notice. */
async function stands(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const markings = () => document.querySelector('[class*=marking]')?.getAttribute('d')
        const before = markings()
        for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
        return markings() === before
      }),
    )
    .toBe(true)
}
