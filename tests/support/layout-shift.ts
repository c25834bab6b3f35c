import type { BrowserContext, Page } from 'playwright'

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Notes every shift of a page from its first paint, but for those a press of the visitor explains. */
export async function watchShifts(context: BrowserContext) {
  await context.addInitScript(() => {
    window.shifts = []
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.nodeName ?? '')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          window.shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Fonts wait until `release`: a slow line, without a clock. */
export async function holdFonts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

/** All shifts together, which is never less than the score, and what moved most. */
export async function shiftsOf(page: Page): Promise<{ sum: number; largest: unknown }> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const largest = window.shifts.toSorted((a, b) => b.value - a.value)[0]
    return { sum: window.shifts.reduce((sum, { value }) => sum + value, 0), largest: largest?.what }
  })
}
