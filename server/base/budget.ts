/** Token bucket: a burst, and a refill per second. Returns `true` while there is a token to take. */
export function createBudget(limit: { atOnce: number; aSecond: number }, now: () => number): () => boolean {
  let left = limit.atOnce
  let countedAtMs = now()

  return function spend() {
    const nowMs = now()
    // Not negative when the clock was set back.
    const elapsedMs = Math.max(0, nowMs - countedAtMs)
    left = Math.min(limit.atOnce, left + (elapsedMs / 1000) * limit.aSecond)
    countedAtMs = nowMs
    if (left < 1) return false
    left -= 1
    return true
  }
}
