import { setTimeout as sleep } from 'node:timers/promises'

/** Time, so that tests can let three days pass at once. */
export interface Clock {
  now(): number
  /** Never goes back, whoever sets the clock; from no moment in particular. */
  ticks(): number
  /** Resolves early, without an error, when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: Date.now,
  ticks: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
}
