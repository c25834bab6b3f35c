import { beforeAll, describe, expect, test } from 'vitest'
import { examine, type Examination } from '../support/examine.ts'
import { greeted } from '../support/greeted.ts'
import { brokenTexts, textsCutOff } from '../support/layout.ts'
import { ROUTES } from '../support/routes.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const STYLE_LIMIT_KB = 20
const FONT_LIMIT_KB = 64

/** Each side of every change of the layout, and what zoom makes of a window. */
const WIDTHS = [320, 480, 639, 640, 720, 767, 768, 991, 992, 1023, 1024, 1279, 1280, 1440, 1536, 1920, 2560]

const SCREENS = [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const

const { openWindow, visit } = siteAndBrowser()

describe.each([...ROUTES, ['/nowhere/', 'Глушь и снег'] as const])('%s', (path, heading) => {
  const isMissing = path === '/nowhere/'

  describe.each(SCREENS)('on %s', (_screen, viewport) => {
    let found: Examination

    beforeAll(async () => {
      const page = await openWindow({ viewport })
      await greeted(page.context())
      found = await examine(page, path)
      await page.context().close()
    })

    test('shows its one h1 to a browser that has nothing to complain of', () => {
      expect(found.headings).toHaveLength(1)
      expect(plain(found.headings[0] ?? '')).toContain(heading)
      expect(found.title).not.toBe('')
      expect(found.complaints.filter((complaint) => !isMissing || !complaint.includes('404'))).toEqual([])
    })

    test('keeps its place while fonts and pictures come', () => {
      expect(found.shifts.sum, JSON.stringify(found.shifts.largest)).toBeLessThan(0.02)
    })

    test('comes light: its largest thing is text or the one picture in a hurry', () => {
      expect(found.weight.stylesKb).toBeLessThan(STYLE_LIMIT_KB)
      expect(found.weight.fontsKb).toBeLessThan(FONT_LIMIT_KB)
      expect(found.largest).toBeNull()
    })

    test('leaves axe nothing to name', () => {
      expect(found.violations).toEqual([])
    })
  })

  test('cuts off no text at 320 px and breaks no phone and no word of a heading', async () => {
    const { page } = await visit(path, { viewport: { width: 320, height: 800 } })

    // What slides in is cut off on its way.
    await expect.poll(() => textsCutOff(page)).toEqual([])
    expect(await brokenTexts(page)).toEqual([])
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
