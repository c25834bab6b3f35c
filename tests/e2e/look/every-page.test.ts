import { beforeAll, describe, expect, test } from 'vitest'
import { createExaminer, type Examination } from '../../support/browser/examine.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { withoutChatGreeting } from '../../support/browser/without-chat-greeting.ts'
import { ROUTES } from '../../support/site/routes.ts'

const FONT_LIMIT_KB = 64
/** Of a first view on a phone. */
const PICTURE_LIMIT_KB = 60

const SCREENS = [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const

const { openWindow, keep } = siteAndBrowser()

const examine: Record<string, (path: string) => Promise<Examination>> = {}

beforeAll(async () => {
  for (const [screen, viewport] of SCREENS) {
    const page = keep(await openWindow({ viewport }))
    await withoutChatGreeting(page.context())
    examine[screen] = await createExaminer(page)
  }
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
})

const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').replaceAll('\u00ad', '')
