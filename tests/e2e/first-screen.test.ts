import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { coveredThings, WINDOWS } from '../support/covered.ts'
import { inParallel } from '../support/in-parallel.ts'
import { ROUTES } from '../support/routes.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { openWindow } = siteAndBrowser()

const AT_ONCE = 4

/** The page as it is four and a half seconds after the first arrival of a visitor, and at rest. */
async function arrive(path: string, viewport: { width: number; height: number }) {
  const page = await openWindow({ viewport, reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(path)
  await page.getByRole('complementary', { name: 'Куки' }).waitFor()
  await page.clock.runFor(1300)
  await page.locator('[aria-label="Чат"]:not([hidden])').waitFor({ state: 'attached' })
  await page.clock.runFor(3200)
  return page
}

const COMES_TO_REST_IN = 10

/** What is covered once all that steps aside has had its time to. */
async function coveredAtRest(page: Page, protectedThings?: string): Promise<string[]> {
  for (let looks = 1; ; looks++) {
    const things = await coveredThings(page, protectedThings)
    if (things.length === 0 || looks === COMES_TO_REST_IN) return things
    await page.clock.runFor(200)
  }
}

/** Calls to action of the page's own the window shows whole, the bars at its edges left out. */
const callsInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-cta]')].filter((call) => {
        const { top, bottom, height } = call.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      }).length,
  )

/** Until the page has heard of it: the clock that stands still holds no scrolling. */
const scrollPage = (page: Page, to: 'top' | 'end') =>
  page.evaluate(
    (isToEnd) =>
      new Promise<void>((resolve) => {
        const before = scrollY
        addEventListener('scroll', () => resolve(), { once: true })
        scrollTo(0, isToEnd ? document.documentElement.scrollHeight : 0)
        if (scrollY === before) resolve()
      }),
    to === 'end',
  )

/** What is taller than the window between its edges cannot be clear of both. */
const markTaller = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    activeElement?.toggleAttribute('data-taller', activeElement.getBoundingClientRect().height > innerHeight - 260)
  })

test.each(WINDOWS)('nothing fixed covers what matters on any page at $width × $height', async (viewport) => {
  const faults = await inParallel(AT_ONCE, [...ROUTES, ['/nowhere/']], async ([path]) => {
    const page = await arrive(path, viewport)
    const found: string[] = []
    const look = async (when: string) => {
      for (const thing of await coveredAtRest(page)) found.push(`${path} ${when}: ${thing}`)
    }
    await look('on arrival')
    if ((await callsInView(page)) === 0) found.push(`${path}: no call to action in the first screen`)
    await scrollPage(page, 'end')
    await look('at the end')

    await page.getByRole('button', { name: 'ОК', exact: true }).click()
    await look('at the end, agreed')
    await scrollPage(page, 'top')
    await look('at the top, agreed')
    await page.context().close()
    return found
  })

  expect(faults.flat()).toEqual([])
})

test.each([
  { width: 390, height: 760 },
  { width: 1366, height: 768 },
])('the keyboard goes nowhere the bottom edge hides, at $width × $height', async (viewport) => {
  const faults = await inParallel(AT_ONCE, ['/', '/contacts/', '/services/seo/', '/promo/seo-audit/'], async (path) => {
    const page = await arrive(path, viewport)
    const found = new Set<string>()
    do {
      await page.keyboard.press('Tab')
      await markTaller(page)
      for (const thing of await coveredAtRest(page, ':focus:not([data-taller])')) found.add(`${path}: ${thing}`)
    } while (await page.evaluate(() => document.activeElement !== document.body))
    await page.context().close()
    return [...found]
  })

  expect(faults.flat()).toEqual([])
})
