import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { seen } from './unseen.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Axe violations of a page, each with the start of the offending markup. */
export async function violationsOf(page: Page, runOnly = TAGS): Promise<string[]> {
  await seen(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // Describing other results would take as long again.
  const options = { runOnly, resultTypes: ['violations'] }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [id, html.slice(0, 160), any[0]?.message ?? ''].join(' · ')),
  )
}

/** What of a page cannot be read by night; the rest is as by day. */
export const unreadableByNight = (page: Page) => byNight(page, () => violationsOf(page, ['color-contrast']))

/** What is found of a page while it is night. */
export async function byNight<Found>(page: Page, find: () => Promise<Found>): Promise<Found> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
  // Colours on their way are those of neither day nor night.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished),
    ),
  )
  const found = await find()
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
