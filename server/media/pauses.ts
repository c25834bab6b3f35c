import { isRecent } from '../base/is-recent.ts'
import { createLruCache } from '../base/lru-cache.ts'

export interface Pauses {
  isPaused(address: string): boolean
  /** The last outcome, while requests for the address are paused. */
  outcomeOf(address: string): Promise<null> | undefined
  add(address: string, outcome: Promise<null>): void
  /** The outcome of `work`, whose failure pauses requests; while they are paused, the last one. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result | null>
  /** Addresses in memory. */
  readonly count: number
}

/** Anyone can invent addresses: the oldest beyond this number are evicted. */
const MOST_PAUSES = 1000

/** Addresses without a picture, or whose picture failed, are not requested again for `pauseMs`. */
export function createPauses(pauseMs: number, now: () => number): Pauses {
  const pauses = createLruCache<{ since: number; outcome: Promise<null> }>(MOST_PAUSES)
  const isPaused = (address: string) => {
    const pause = pauses.peek(address)
    return pause !== undefined && isRecent(pause.since, pauseMs, now())
  }

  const outcomeOf = (address: string) => (isPaused(address) ? pauses.peek(address)?.outcome : undefined)
  const add = (address: string, outcome: Promise<null>) => {
    outcome.catch(() => {})
    for (const [paused, { since }] of pauses.entries()) {
      if (isRecent(since, pauseMs, now())) break
      pauses.delete(paused)
    }
    pauses.set(address, { since: now(), outcome })
  }

  return {
    isPaused,
    outcomeOf,
    add,
    async run(address, work) {
      const paused = outcomeOf(address)
      if (paused) return paused
      try {
        return await work()
      } catch (error) {
        add(address, Promise.reject(error))
        throw error
      }
    },
    get count() {
      return pauses.count
    },
  }
}
