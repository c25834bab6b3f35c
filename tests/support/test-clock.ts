import { setTimeout as realSleep } from 'node:timers/promises'
import type { Clock } from '../../server/leads/clock.ts'

interface Sleeper {
  until: number
  wake: () => void
}

export interface TestClock extends Clock {
  /** Somebody sets the clock to an earlier time, which changes nothing for who sleeps. */
  setBack(ms: number): void
  /** Moves at once, waking whoever slept until then. */
  advance(ms: number): void
  /** Lets time pass from one awakening to the next; after each it waits until `isQuiet` and somebody sleeps again. */
  pass(ms: number, isQuiet: () => boolean): Promise<void>
}

export const START = Date.parse('2025-09-12T11:30:00Z')

/** Stands still until it is moved. */
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

/** Holds three times in a row. */
async function stillness(holds: () => boolean) {
  for (let inRow = 0; inRow < 3; inRow = holds() ? inRow + 1 : 0) await realSleep(1)
}
