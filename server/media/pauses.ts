import { createLruCache } from '../base/lru-cache.ts'

export interface Pauses {
  isPaused(address: string): boolean
  /** What came of the address at last, while it is not asked for again. */
  outcomeOf(address: string): Promise<null> | undefined
  add(address: string, outcome: Promise<null>): void
  /** Addresses in memory. */
  readonly count: number
}

/** Anybody can make up addresses: the oldest are forgotten beyond this number. */
const MOST_PAUSES = 1000

/** Addresses without a picture, or whose picture failed, are left alone for `pauseMs`, and soon forgotten after that. */
export function createPauses(pauseMs: number, now: () => number): Pauses {
  const pauses = createLruCache<{ until: number; outcome: Promise<null> }>(MOST_PAUSES)
  const isPaused = (address: string) => {
    const leftMs = (pauses.peek(address)?.until ?? 0) - now()
    // More is left only when the clock was set back.
    return leftMs > 0 && leftMs <= pauseMs
  }

  return {
    isPaused,
    outcomeOf: (address) => (isPaused(address) ? pauses.peek(address)?.outcome : undefined),
    add(address, outcome) {
      outcome.catch(() => {})
      for (const [paused, { until }] of pauses.entries()) {
        if (until > now()) break
        pauses.delete(paused)
      }
      pauses.set(address, { until: now() + pauseMs, outcome })
    },
    get count() {
      return pauses.count
    },
  }
}
