import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Delays of the timers set since the clock stands, but for those that were waited for. */
    delays: number[]
  }
}

/** The clock of a page at rest stands still until it is moved: timers of what comes by itself have run out. */
export async function stopClock(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    window.delays = []
    const set = window.setTimeout
    window.setTimeout = ((act: () => void, delay = 0, ...words: unknown[]) => {
      window.delays.push(delay)
      return set(act, delay, ...words)
    }) as typeof window.setTimeout
  })
  return {
    /** Waits for a timer of so many ms: who moves the clock before it is set moves it in vain. */
    timer: (delayMs: number) =>
      page.waitForFunction((delay) => {
        const found = window.delays.indexOf(delay)
        if (found >= 0) window.delays.splice(found, 1)
        return found >= 0
      }, delayMs),
    runFor: (ms: number) => page.clock.runFor(ms),
  }
}
