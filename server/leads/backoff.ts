const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** How long a delivery is retried before it counts as failed, without the time in which nobody tried it. */
export const GIVE_UP_AFTER_MS = 72 * HOUR_MS

/** A delivery overdue by more was not tried: the site or its channel was off, or another lead was tried for all. */
export const UNTRIED_AFTER_MS = HOUR_MS

/** Until a lead that was not accepted is retried: 5 s, 10 s, 20 s … an hour. */
export const leadDelayMs = (failures: number, random: () => number = Math.random) =>
  exponential(5 * SECOND_MS, HOUR_MS, failures, random)

/** Until an unreachable channel is retried: 1 s, 2 s, 4 s … half a minute. */
export const channelDelayMs = (failures: number, random: () => number = Math.random) =>
  exponential(SECOND_MS, 30 * SECOND_MS, failures, random)

/** Until a rejected login is retried: up to five minutes, since frequent attempts get locked out. */
export const loginDelayMs = (failures: number, random: () => number = Math.random) =>
  exponential(SECOND_MS, 5 * MINUTE_MS, failures, random)

/** Exponential, half of it jitter, so that simultaneous failures are not retried at the same moment. */
function exponential(baseMs: number, maxMs: number, failures: number, random: () => number): number {
  const cappedMs = Math.min(maxMs, baseMs * 2 ** Math.min(failures - 1, 30))
  return Math.round((cappedMs * (1 + random())) / 2)
}
