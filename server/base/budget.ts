/** So many at once, and so many more with each second: `true` while there is something left to spend. */
export function createBudget(limit: { atOnce: number; aSecond: number }, now: () => number): () => boolean {
  let left = limit.atOnce
  let countedAtMs = now()

  return function spend() {
    const nowMs = now()
    left = Math.min(limit.atOnce, left + ((nowMs - countedAtMs) / 1000) * limit.aSecond)
    countedAtMs = nowMs
    if (left < 1) return false
    left -= 1
    return true
  }
}
