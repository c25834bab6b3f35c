import type { Page, Response } from 'playwright'
import { byNight, unreadableByNight, violationsOf } from './accessibility.ts'
import { firstPictures } from './first-pictures.ts'
import { faintTexts, hoverAll } from './hovered.ts'
import { holdFonts, shiftsOf, watchShifts } from './layout-shift.ts'
import { scrollThrough } from './layout.ts'
import { untilStill } from './motion.ts'
import { strayMarks } from './stray-marks.ts'
import { unreachable } from './targets.ts'
import { untilHydrated, watchComplaints } from './visit.ts'

export type Examination = Awaited<ReturnType<Awaited<ReturnType<typeof createExaminer>>>>

/**
 * Runs all checks of a page in one visit; `page` is a new window. It is kept for all pages, since a renderer that has
 * compiled axe and the app once examines the next page at half the cost.
 */
export async function createExaminer(page: Page) {
  const complaints = watchComplaints(page)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await watchShifts(page.context())
  const isWide = (page.viewportSize()?.width ?? 0) > 991

  return async (path: string) => {
    responses.length = 0
    complaints.length = 0
    // Its requests are not cached while there is a route.
    const fonts = await holdFonts(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })

    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    fonts.release()
    await page.evaluate(() => document.fonts.ready.then(() => null))
    await untilHydrated(page)
    const largest = await largestPaint(page)
    const fontsKb = await kilobytesOfFonts(responses)
    await scrollThrough(page)
    const shifts = await shiftsOf(page)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => scrollTo(0, 0))
    await untilStill(page)
    const headings = await page.locator('h1').allInnerTexts()
    const title = await page.title()
    const pictures = isWide ? null : await firstPictures(page)
    const strays = await strayMarks(page)
    const violations = await violationsOf(page)
    const unreadable = isWide ? await unreadableByNight(page) : null

    // Late: it leaves the focus at the end of the page.
    const outOfReach = await unreachable(page)
    const faint = isWide ? await faintUnderPointer(page) : null

    await fonts.forget()
    const said = [...complaints]
    return {
      complaints: said,
      largest,
      fontsKb,
      pictures,
      shifts,
      headings,
      title,
      strays,
      violations,
      unreadable,
      faint,
      outOfReach,
    }
  }
}

/** By day and by night; it leaves everything under the pointer. */
async function faintUnderPointer(page: Page) {
  await hoverAll(page)
  return [...(await faintTexts(page)), ...(await byNight(page, () => faintTexts(page)))]
}

async function kilobytesOfFonts(responses: readonly Response[]) {
  const files = responses.filter((response) => new URL(response.url()).pathname.endsWith('.woff2'))
  const bodies = await Promise.all(files.map((file) => file.body()))
  return bodies.reduce((sum, body) => sum + body.length, 0) / 1000
}

/** Markup of the LCP picture if its fetch priority is not high; null if all is well. */
function largestPaint(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as unknown as { element: Element }
          const isUnprioritised = element instanceof HTMLImageElement && element.fetchPriority !== 'high'
          resolve(isUnprioritised ? element.outerHTML.slice(0, 160) : null)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
