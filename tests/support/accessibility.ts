import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each rule of axe a page breaks, with the first words of the markup that breaks it. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  // What else it found would cost as much again to describe.
  const options = { runOnly: TAGS, resultTypes: ['violations'] }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [id, html.slice(0, 160), any[0]?.message ?? ''].join(' · ')),
  )
}
