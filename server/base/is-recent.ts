/**
 * Whether less than `periodMs` have passed since `sinceMs`. A time in the future is not recent: the clock was set back.
 */
export function isRecent(sinceMs: number, periodMs: number, nowMs: number): boolean {
  return sinceMs <= nowMs && nowMs - sinceMs < periodMs
}
