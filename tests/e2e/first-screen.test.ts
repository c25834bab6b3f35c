import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { coveredElements, WINDOWS } from '../support/covered-elements.ts'
import { inParallel } from '../support/in-parallel.ts'
import { ROUTES } from '../support/routes.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'
import { unseen } from '../support/unseen.ts'

const { openWindow, keep } = siteAndBrowser()

/** As many as there are processors on a small machine: each more would start one more renderer. */
const AT_ONCE = 2

/** The sizes a page is looked at after one arrival. The widest first: its pictures do for the others. */
const SIZES = WINDOWS.toReversed()

type Size = (typeof WINDOWS)[number]

let windows: Page[]

beforeAll(async () => {
  windows = await openWindows()
})

/** Windows that visitors arrive in one after the other, each as if he were the first. */
const openWindows = () =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const page = keep(await openWindow({ reducedMotion: 'reduce' }))
      await page.clock.install()
      await unseen(page)
      await page.addInitScript(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      return page
    }),
  )

/** Asks of each page in whichever window is free. */
async function inWindows(
  size: { width: number; height: number },
  paths: readonly string[],
  ask: (page: Page, path: string) => Promise<unknown>,
) {
  const free = [...windows]
  await inParallel(AT_ONCE, paths, async (path) => {
    const page = free.pop()!
    await page.setViewportSize(size)
    await arrive(page, path)
    await ask(page, path)
    free.push(page)
  })
}

/** The page as it is four and a half seconds after the first arrival of a visitor, and at rest. */
async function arrive(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('complementary', { name: 'Куки' }).waitFor()
  await page.clock.runFor(1300)
  await page.locator('[aria-label="Чат"]:not([hidden])').waitFor({ state: 'attached' })
  await page.clock.runFor(3200)
}

const COMES_TO_REST_IN = 10

/** What is covered once all that steps aside has had its time to. */
async function coveredAtRest(page: Page, protectedThings?: string, place?: Place): Promise<string[]> {
  for (let looks = 1; ; looks++) {
    if (place) await goTo(page, place)
    const things = await coveredElements(page, protectedThings)
    if (things.length === 0 || looks === COMES_TO_REST_IN) return things
    await page.clock.runFor(200)
  }
}

type Place = 'top' | 'end'

/**
 * Until the browser has drawn the page there: only then has it told of the scrolling, and made the room below the end that
 * is measured. The clock that stands still holds no such frame.
 */
const goTo = (page: Page, place: Place) =>
  page.evaluate(
    (isToEnd) =>
      new Promise<void>((resolve) => {
        scrollTo(0, isToEnd ? document.documentElement.scrollHeight : 0)
        const drawn = new IntersectionObserver(() => {
          drawn.disconnect()
          resolve()
        })
        drawn.observe(document.body)
      }),
    place === 'end',
  )

/** Calls to action of the page's own the window shows whole, the bars at its edges left out. */
const callsInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-cta]')].filter((call) => {
        const { top, bottom, height } = call.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      }).length,
  )

/** What is taller than the window between its edges cannot be clear of both. */
const markTaller = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    activeElement?.toggleAttribute('data-taller', activeElement.getBoundingClientRect().height > innerHeight - 260)
  })

const PATHS = [...ROUTES.map(([path]) => path), '/nowhere/']

describe('in a window', () => {
  const faults = new Map(SIZES.map((size) => [size, [] as string[]]))

  beforeAll(() =>
    inWindows(SIZES[0]!, PATHS, async (page, path) => {
      const look = async (size: Size, when: string, place: Place) => {
        const things = await coveredAtRest(page, undefined, place)
        faults.get(size)?.push(...things.map((thing) => `${path} ${when}: ${thing}`))
      }
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await look(size, 'on arrival', 'top')
        if ((await callsInView(page)) === 0) faults.get(size)?.push(`${path}: no call to action in the first screen`)
        await look(size, 'at the end', 'end')
      }
      await page.getByRole('button', { name: 'ОК', exact: true }).click()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await look(size, 'at the end, agreed', 'end')
        await look(size, 'at the top, agreed', 'top')
      }
    }),
  )

  test.each(SIZES)('nothing fixed covers what matters on any page at $width × $height', (size) => {
    expect(faults.get(size)).toEqual([])
  })
})

test.each([
  { width: 390, height: 760 },
  { width: 1366, height: 768 },
])('the keyboard goes nowhere the bottom edge hides, at $width × $height', async (size) => {
  const paths = ['/', '/contacts/', '/services/seo/', '/promo/seo-audit/']
  const hidden = new Set<string>()
  await inWindows(size, paths, async (page, path) => {
    do {
      await page.keyboard.press('Tab')
      await markTaller(page)
      for (const thing of await coveredAtRest(page, ':focus:not([data-taller])')) hidden.add(`${path}: ${thing}`)
    } while (await page.evaluate(() => document.activeElement !== document.body))
  })

  expect([...hidden]).toEqual([])
})
