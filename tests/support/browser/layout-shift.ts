import type { BrowserContext, Page } from 'playwright'
import { seen } from './unseen.ts'

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

/** Records every layout shift from the first paint, except after user input. */
export async function watchShifts(context: BrowserContext) {
  await seen(context)
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

/** Delays fonts until `release`: a slow connection without timing. */
export async function holdFonts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const route = await page.route('**/*.woff2', async (font) => {
    await promise
    await font.continue()
  })
  return { release: resolve, forget: () => route.dispose() }
}

/** The sum of all shifts, which is never below the CLS score, and the largest one. */
export async function shiftsOf(page: Page): Promise<{ sum: number; largest: unknown }> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const largest = window.shifts.toSorted((a, b) => b.value - a.value)[0]
    return { sum: window.shifts.reduce((sum, { value }) => sum + value, 0), largest: largest?.what }
  })
}
