/** Injected, so that tests control the time. */
export interface Clock {
  now(): number
  /** Monotonic, with an arbitrary origin. */
  ticks(): number
  /** Resolves early, without an error, when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** What is dated further ahead was written before the clock was set back, not by another machine. */
export const MAX_CLOCK_SKEW_MS = 5 * 60_000

export const systemClock: Clock = {
  now: Date.now,
  ticks: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const wake = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      signal?.addEventListener('abort', wake)
    }),
}
