import type { Log } from '../base/log.ts'

/** Says what comes of a file and why when that begins or changes, not with every request. */
export function createFileWarnings(log: Pick<Log, 'warn'>) {
  const reasons = new Map<string, string>()

  return {
    /** `null`: nothing is wrong with it in this way any more. */
    report(file: string, outcome: string, reason: string | null): void {
      const key = `${outcome}: ${file}`
      if (reason === null) reasons.delete(key)
      else if (reasons.get(key) !== reason) {
        reasons.set(key, reason)
        log.warn({ file, reason }, outcome)
      }
    },
  }
}
