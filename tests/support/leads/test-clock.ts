import { setTimeout as realSleep } from 'node:timers/promises'
import type { Clock } from '../../../server/leads/clock.ts'

interface Sleeper {
  until: number
  wake: () => void
}

export interface TestClock extends Clock {
  /** Sets the wall clock back; sleepers are not affected. */
  setBack(ms: number): void
  /** Advances at once and wakes the sleepers that are due. */
  advance(ms: number): void
  /** Advances from one wake-up to the next; after each it waits until `isQuiet` and there is a sleeper again. */
  pass(ms: number, isQuiet: () => boolean): Promise<void>
}

export const START = Date.parse('2025-09-12T11:30:00Z')

/** A clock that only the test advances. */
export function createTestClock(): TestClock {
  let ticks = 0
  let startedAt = START
  const sleepers = new Set<Sleeper>()

  function advanceTo(moment: number) {
    ticks = moment
    for (const sleeper of sleepers) if (sleeper.until <= ticks) sleeper.wake()
  }

  return {
    now: () => startedAt + ticks,
    ticks: () => ticks,
    setBack: (ms) => void (startedAt -= ms),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const wake = () => {
          sleepers.delete(sleeper)
          signal?.removeEventListener('abort', wake)
          resolve()
        }
        const sleeper = { until: ticks + ms, wake }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', wake)
      }),
    advance: (ms) => advanceTo(ticks + ms),
    async pass(ms, isQuiet) {
      const end = ticks + ms
      for (;;) {
        await stillness(() => isQuiet() && sleepers.size > 0)
        const next = Math.min(...[...sleepers].map(({ until }) => until))
        if (next > end) break
        advanceTo(next)
      }
      advanceTo(end)
      await stillness(() => isQuiet() && sleepers.size > 0)
    },
  }
}

/** Waits until `holds` three times in a row. */
async function stillness(holds: () => boolean) {
  for (let inRow = 0; inRow < 3; inRow = holds() ? inRow + 1 : 0) await realSleep(1)
}
