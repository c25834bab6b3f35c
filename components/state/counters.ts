import type { Site } from '#shared/site.ts'

declare global {
  interface Window {
    /** Yandex Metrika's own function; there once its script was asked for. */
    ym?: (id: number, method: string, ...values: unknown[]) => void
    /** Calltouch's; before its script has run it answers nothing. */
    ct?: (question: string, counter: string | null) => { sessionId?: string | number } | undefined
    /** The session of Calltouch's older script. */
    call_value?: string | number
  }
}

/** The counters the page shown now is to be told to. */
export function countersHere(): Site['counters'] | null {
  const mark = document.getElementById('top')?.dataset['counters']
  return mark === undefined ? null : (JSON.parse(mark) as Site['counters'])
}

/** Tells the counter of visits that a goal was reached; silent without a counter or the visitor's consent to it. */
export function reachGoal(goal: string): void {
  const id = countersHere()?.metrikaId
  if (goal !== '' && id) tellCounter(Number(id), 'reachGoal', goal)
}

/** Whatever the counter's script does of it stops nothing of ours. */
export function tellCounter(id: number, method: string, ...values: unknown[]): void {
  try {
    window.ym?.(id, method, ...values)
  } catch {
    // It has stumbled, or an extension of the browser has put something else in its place.
  }
}

/** The visit as call tracking knows it; `null` where it is not configured, not agreed to, or blocked. */
export function callTrackingSession(counter: string | null): string | null {
  const session = askCallTracking(counter) ?? window.call_value
  return session === undefined || session === '' ? null : String(session)
}

function askCallTracking(counter: string | null) {
  try {
    return window.ct?.('calltracking_params', counter)?.sessionId
  } catch {
    // A foreign script has stumbled: the lead goes on without it.
    return undefined
  }
}
