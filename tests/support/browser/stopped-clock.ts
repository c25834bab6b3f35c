import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Delays of the timers set since the clock was stopped, except those already awaited. */
    delays: number[]
  }
}

export type StoppedClock = Awaited<ReturnType<typeof stopClock>>

/** Stops the clock of an idle page, after its initial timers have run. */
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
    /** Waits until a timer of this delay is set: moving the clock earlier would have no effect. */
    timer: (delayMs: number) =>
      page.waitForFunction((delay) => {
        const found = window.delays.indexOf(delay)
        if (found >= 0) window.delays.splice(found, 1)
        return found >= 0
      }, delayMs),
    runFor: (ms: number) => page.clock.runFor(ms),
  }
}
