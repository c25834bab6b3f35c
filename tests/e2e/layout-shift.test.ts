import { describe, expect, test } from 'vitest'
import { scrollThrough } from '../support/layout.ts'
import { holdFonts, shiftsOf, watchShifts } from '../support/layout-shift.ts'
import { ROUTES } from '../support/routes.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { openWindow } = siteAndBrowser()

describe.each([...ROUTES.map(([path]) => path), '/nowhere/'])('%s', (path) => {
  test.each([390, 1440])('keeps its place at %i px while fonts and pictures come', async (width) => {
    const page = await openWindow({ viewport: { width, height: 800 } })
    await watchShifts(page.context())
    const fonts = await holdFonts(page)

    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    fonts.release()
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    await scrollThrough(page)

    const { sum, largest } = await shiftsOf(page)
    expect(sum, JSON.stringify(largest)).toBeLessThan(0.02)
  })
})
