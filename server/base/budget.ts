export interface Budget {
  /** `true` while there was a token to take. */
  spend: () => boolean
  /** Returns a token that was not needed. */
  giveBack: () => void
}

/** Token bucket: a burst, and a refill per second. */
export function createBudget(limit: { atOnce: number; aSecond: number }, now: () => number): Budget {
  let left = limit.atOnce
  let countedAtMs = now()

  return {
    spend() {
      const nowMs = now()
      // Not negative when the clock was set back.
      const elapsedMs = Math.max(0, nowMs - countedAtMs)
      left = Math.min(limit.atOnce, left + (elapsedMs / 1000) * limit.aSecond)
      countedAtMs = nowMs
      if (left < 1) return false
      left -= 1
      return true
    },
    // `spend` keeps it within the limit.
    giveBack: () => void (left += 1),
  }
}
