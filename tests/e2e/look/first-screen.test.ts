import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { coveredElements, WINDOWS } from '../../support/browser/covered-elements.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { ROUTES } from '../../support/site/routes.ts'

const { openWindow, keep } = siteAndBrowser()

/** The sizes a page is looked at after one arrival. The widest first: its pictures do for the others. */
const SIZES = WINDOWS.toReversed()

type Size = { width: number; height: number }

let page: Page

/** One window for all pages, which visitors arrive in one after the other, each as if he were the first. */
beforeAll(async () => {
  page = keep(await openWindow({ reducedMotion: 'reduce' }))
  await page.clock.install()
  await page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
})

/** The page as it is four and a half seconds after the first arrival of a visitor, and at rest. */
async function arrive(path: string, size: Size) {
  await page.setViewportSize(size)
  await page.goto(path)
  await page.getByRole('complementary', { name: 'Куки' }).waitFor()
  await page.clock.runFor(1300)
  await page.locator('[aria-label="Чат"]:not([hidden])').waitFor({ state: 'attached' })
  await page.clock.runFor(3200)
}

const COMES_TO_REST_IN = 10

/** What is covered once all that steps aside has had its time to. */
async function coveredAtRest(protectedThings?: string, place?: Place): Promise<string[]> {
  for (let looks = 1; ; looks++) {
    if (place) await goTo(place)
    const things = await coveredElements(page, protectedThings)
    if (things.length === 0 || looks === COMES_TO_REST_IN) return things
    await page.clock.runFor(200)
  }
}

type Place = 'top' | 'end'

/**
 * Until the browser has drawn the page there: only then has it told of the scrolling, and made the room below the end
 * that is measured. The clock that stands still holds no such frame.
 */
const goTo = (place: Place) =>
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
const callsInView = () =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-cta]')].filter((call) => {
        const { top, bottom, height } = call.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      }).length,
  )

/** What is taller than the window between its edges cannot be clear of both. */
const markTaller = () =>
  page.evaluate(() => {
    const { activeElement } = document
    activeElement?.toggleAttribute('data-taller', activeElement.getBoundingClientRect().height > innerHeight - 260)
  })

const PATHS = [...ROUTES.map(([path]) => path), '/nowhere/']

test.each(PATHS)('nothing fixed covers what matters on %s, at any size of window', async (path) => {
  const faults: string[] = []
  const look = async ({ width, height }: Size, when: string, place: Place) => {
    const things = await coveredAtRest(undefined, place)
    faults.push(...things.map((thing) => `${width} × ${height} ${when}: ${thing}`))
  }

  await arrive(path, SIZES[0]!)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await look(size, 'on arrival', 'top')
    if ((await callsInView()) === 0)
      faults.push(`${size.width} × ${size.height}: no call to action in the first screen`)
    await look(size, 'at the end', 'end')
  }
  await page.getByRole('button', { name: 'ОК', exact: true }).click()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await look(size, 'at the end, agreed', 'end')
    await look(size, 'at the top, agreed', 'top')
  }

  expect(faults).toEqual([])
})

/** The header, a form and the footer have more of them. */
const FEWEST_STOPS = 20
const WALKED = ['/', '/contacts/', '/services/seo/', '/promo/seo-audit/']
const OF_A_PHONE_AND_A_DESK = [
  { width: 390, height: 760 },
  { width: 1366, height: 768 },
]

test.each(WALKED.flatMap((path) => OF_A_PHONE_AND_A_DESK.map((size) => ({ path, ...size }))))(
  'the keyboard goes nowhere the bottom edge of $path hides, at $width × $height',
  async ({ path, ...size }) => {
    const hidden = new Set<string>()
    let walked = 0

    await arrive(path, size)
    do {
      await page.keyboard.press('Tab')
      walked += 1
      await markTaller()
      for (const thing of await coveredAtRest(':focus:not([data-taller])')) hidden.add(thing)
    } while (await page.evaluate(() => document.activeElement !== document.body))

    expect([...hidden]).toEqual([])
    expect(walked).toBeGreaterThan(FEWEST_STOPS)
  },
)
