import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { createExaminer, type Examination } from '../../support/browser/examine.ts'
import { withoutChatGreeting } from '../../support/browser/without-chat-greeting.ts'
import { brokenTexts, textsCutOff } from '../../support/browser/layout.ts'
import { ROUTES } from '../../support/site/routes.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const FONT_LIMIT_KB = 64
/** Of a first view on a phone. */
const PICTURE_LIMIT_KB = 60

/** Each side of every change of the layout, and what zoom makes of a window; the widest first: its pictures do for the others. */
const WIDTHS = [2560, 1920, 1536, 1440, 1280, 1279, 1024, 1023, 992, 991, 768, 767, 720, 640, 639, 480, 320] as const

const SCREENS = [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const

const { openWindow, openIdle, keep } = siteAndBrowser()

const examine: Record<string, (path: string) => Promise<Examination>> = {}
let wide: Page

beforeAll(async () => {
  for (const [screen, viewport] of SCREENS) {
    const page = keep(await openWindow({ viewport }))
    await withoutChatGreeting(page.context())
    examine[screen] = await createExaminer(page)
  }
  wide = keep(await openIdle())
  await withoutChatGreeting(wide.context())
})

describe.each([...ROUTES, ['/nowhere/', 'Глушь и снег'] as const])('%s', (path, heading) => {
  const isMissing = path === '/nowhere/'

  describe.each(SCREENS)('on %s', (screen) => {
    let found: Examination

    beforeAll(async () => {
      found = await examine[screen]!(path)
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
      expect(found.fontsKb).toBeGreaterThan(0)
      expect(found.fontsKb).toBeLessThan(FONT_LIMIT_KB)
      expect(found.pictures?.filter(({ kilobytes }) => kilobytes > PICTURE_LIMIT_KB) ?? []).toEqual([])
      expect(found.largest).toBeNull()
    })

    test('draws every mark beside what it marks', () => {
      expect(found.strays).toEqual([])
    })

    test('leaves axe nothing to name', () => {
      expect(found.violations).toEqual([])
    })

    // What changes by night does so at every width.
    if (screen === 'a wide screen')
      test('can be read by night as well, and under the pointer', () => {
        expect(found.unreadable).toEqual([])
        expect(found.faint).toEqual([])
      })

    test('has what is focused in sight, and 24 pixels of it for a finger', () => {
      expect(found.outOfReach).toEqual([])
    })
  })

  test('scrolls sideways at no width, from a wide screen to a phone, where it cuts off no text and breaks no word and no phone', async () => {
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
  })
})

const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').replaceAll('\u00ad', '')
