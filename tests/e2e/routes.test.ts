import { describe, expect, test } from 'vitest'
import { ROUTES } from '../support/routes.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

/** Each side of every change of the layout, and what zoom makes of a window. */
const WIDTHS = [320, 480, 639, 640, 720, 767, 768, 991, 992, 1023, 1024, 1279, 1280, 1440, 1536, 1920, 2560]

const { visit } = siteAndBrowser()

describe.each(ROUTES)('%s', (path, heading) => {
  test('shows its one h1 to a browser that has nothing to complain of', async () => {
    const { page, complaints } = await visit(path)

    expect(await page.locator('h1').count()).toBe(1)
    expect(plain(await page.locator('h1').innerText())).toContain(heading)
    expect(await page.title()).not.toBe('')
    expect(complaints).toEqual([])
  })

  test('does not scroll sideways at any width, from a phone to a wide screen', async () => {
    const { page } = await visit(path, { javaScriptEnabled: false })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').replaceAll('\u00ad', '')
