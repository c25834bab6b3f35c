import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { brokenTexts, textsCutOff } from '../../support/browser/layout.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { withoutChatGreeting } from '../../support/browser/without-chat-greeting.ts'
import { ROUTES } from '../../support/site/routes.ts'

/**
 * Each side of every change of the layout, and what zoom makes of a window; the widest first:
 * its pictures do for the others.
 */
const WIDTHS = [2560, 1920, 1536, 1440, 1280, 1279, 1024, 1023, 992, 991, 768, 767, 720, 640, 639, 480, 320] as const

const { openIdle, keep } = siteAndBrowser()

let wide: Page

beforeAll(async () => {
  wide = keep(await openIdle())
  await withoutChatGreeting(wide.context())
})

test.each([...ROUTES.map(([path]) => path), '/nowhere/'])(
  '%s scrolls sideways at no width, from a wide screen to a phone, where it cuts off no text and breaks no word and no phone',
  async (path) => {
    await wide.setViewportSize({ width: WIDTHS[0], height: 800 })
    await wide.goto(path)
    for (const width of WIDTHS) {
      await wide.setViewportSize({ width, height: 800 })
      const excess = await wide.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0)
    }
    // What slides in is cut off on its way.
    await expect.poll(() => textsCutOff(wide)).toEqual([])
    expect(await brokenTexts(wide)).toEqual([])
  },
)
