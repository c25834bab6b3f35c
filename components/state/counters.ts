declare global {
  interface DocumentEventMap {
    goal: CustomEvent<string>
  }
  interface Window {
    /** Calltouch's; before its script has run it answers nothing. */
    ct?: (question: string, counter: string | null) => { sessionId?: string | number } | undefined
    /** The session of Calltouch's older script. */
    call_value?: string | number
  }
}

/** Tells the counter of visits that a goal was reached; silent without a counter or the visitor's consent to it. */
export function reachGoal(goal: string): void {
  if (goal !== '') document.dispatchEvent(new CustomEvent('goal', { detail: goal }))
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
