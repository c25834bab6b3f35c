import type { Log } from '../base/log.ts'

/** Logs what is wrong with a file and its effect, once per change rather than per request. */
export function createFileWarnings(log: Pick<Log, 'warn'>) {
  const reasons = new Map<string, string>()

  return {
    /** `null`: this problem is gone. */
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
