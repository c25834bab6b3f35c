const REPORT_EVERY_MS = 60_000

/** Adds up what happens and reports the sum: at once, then once a minute at most. */
export function throttledReport() {
  let unreported = 0
  let reportedAtMs = -Infinity

  return (count: number, report: (sum: number) => void): void => {
    unreported += count
    if (performance.now() - reportedAtMs < REPORT_EVERY_MS) return
    report(unreported)
    reportedAtMs = performance.now()
    unreported = 0
  }
}
