import { setTimeout as sleep } from 'node:timers/promises'

/** Time, so that tests can let three days pass at once. */
export interface Clock {
  now(): number
  /** Resolves early, without an error, when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
}
