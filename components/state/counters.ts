declare global {
  interface DocumentEventMap {
    goal: CustomEvent<string>
  }
  interface Window {
    /** Calltouch; returns nothing before its script has run. */
    ct?: (question: string, counter: string | null) => { sessionId?: string | number } | undefined
    /** The session of Calltouch's older script. */
    call_value?: string | number
  }
}

/** Reports a goal to the counter; does nothing without a counter or consent. */
export function reachGoal(goal: string): void {
  if (goal !== '') document.dispatchEvent(new CustomEvent('goal', { detail: goal }))
}

/** The call tracking session; `null` if it is not configured, has no consent, or is blocked. */
export function callTrackingSession(counter: string | null): string | null {
  const session = queryCallTracking(counter) ?? window.call_value
  return session === undefined || session === '' ? null : String(session)
}

function queryCallTracking(counter: string | null) {
  try {
    return window.ct?.('calltracking_params', counter)?.sessionId
  } catch {
    // A third-party script failed: the lead goes on without it.
    return undefined
  }
}
