/** Whether less than `periodMs` have passed since then. Not since a time ahead: the clock was set back, nobody knows how far. */
export function isRecent(sinceMs: number, periodMs: number, nowMs: number): boolean {
  return sinceMs <= nowMs && nowMs - sinceMs < periodMs
}
