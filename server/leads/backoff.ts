const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** How long a lead is tried before it counts as failed. */
export const GIVE_UP_AFTER_MS = 72 * HOUR_MS

/** Before the next try of a lead the other side did not take: 5 s, 10 s, 20 s … an hour. */
export const leadDelayMs = (failures: number, random: () => number = Math.random) =>
  doubling(5 * SECOND_MS, HOUR_MS, failures, random)

/** Before the next try of a channel nobody answers at: 1 s, 2 s, 4 s … half a minute. */
export const channelDelayMs = (failures: number, random: () => number = Math.random) =>
  doubling(SECOND_MS, 30 * SECOND_MS, failures, random)

/** Before our password is tried again: up to five minutes, for who knocks often is locked out. */
export const loginDelayMs = (failures: number, random: () => number = Math.random) =>
  doubling(SECOND_MS, 5 * MINUTE_MS, failures, random)

/** Half of it fixed and half by chance, so that what failed together does not come back together. */
function doubling(firstMs: number, longestMs: number, failures: number, random: () => number): number {
  const wholeMs = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30))
  return Math.round((wholeMs * (1 + random())) / 2)
}
