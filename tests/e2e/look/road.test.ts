import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

const WIDE = { viewport: { width: 1440, height: 900 } }

describe('the road of home', () => {
  test('stands as the server drew it until the page is at rest, then runs', async () => {
    const drawn = await roadByServer()
    const { page, complaints } = await visit('/', WIDE)

    await expect.poll(() => roadOf(page)).not.toBe(drawn)
    await runs(page)
    expect(complaints).toEqual([])
  })

  test('stands still out of view and while the tab is hidden', async () => {
    const { page } = await visit('/', WIDE)
    await runs(page)

    await page.evaluate(() => document.getElementById('blog')?.scrollIntoView())
    await standsThoughMoved(page)
    await page.evaluate(() => scrollTo(0, 0))
    await runs(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await standsThoughMoved(page)
  })

  test('comes to a standstill with the visitor and goes on at the next sign', async () => {
    const { page } = await visit('/', WIDE)
    await runs(page)

    await stands(page)
    let x = 700
    await runs(page, () => page.mouse.move((x += 10), 400))
  })

  test('stands still for a visitor who asked for calm, also when he asks in the middle of it', async () => {
    const drawn = await roadByServer()
    const { page } = await visit('/', WIDE)
    await runs(page)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => roadOf(page)).toBe(drawn)
    await stands(page)
  })

  test('stands still without JavaScript', async () => {
    const { page } = await visit('/', { ...WIDE, javaScriptEnabled: false })
    expect((await roadOf(page)).length).toBeGreaterThan(500)
  })
})

/** What moves: the road's markings in the first landscape, among its mileposts. */
const ROAD = 'main [aria-hidden=true] > svg:has(> use) > path'

const roadOf = async (page: Page) => (await page.locator(ROAD).first().getAttribute('d')) ?? ''

/** Asked before the page under test is opened: a window behind another one draws no frames. */
const roadByServer = async () => roadOf((await visit('/', { ...WIDE, javaScriptEnabled: false })).page)

/** With a sign of the visitor at each look: on a slow machine it may have come to a standstill before the first. */
async function runs(page: Page, sign = () => page.keyboard.press('Shift')) {
  const before = await roadOf(page)
  const now = async () => {
    await sign()
    return roadOf(page)
  }
  await expect.poll(now).not.toBe(before)
}

/** The same after several frames, once the page has had time to notice. */
async function stands(page: Page, sign = () => Promise.resolve()) {
  await expect
    .poll(async () => {
      await sign()
      return page.evaluate(async (selector) => {
        const road = () => document.querySelector(selector)?.getAttribute('d')
        const before = road()
        for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
        return road() === before
      }, ROAD)
    })
    .toBe(true)
}

const standsThoughMoved = (page: Page) => stands(page, () => page.keyboard.press('Shift'))
