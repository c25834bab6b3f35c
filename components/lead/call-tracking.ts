import { CALLTOUCH_ADDRESS } from '#shared/lead/addresses.ts'

declare global {
  interface Window {
    /** Calltouch; returns nothing before its script has run. */
    ct?: (question: string, counter: string | null) => { sessionId?: string | number } | undefined
    /** The session of Calltouch's older script. */
    call_value?: string | number
  }
}

/**
 * Reports to call tracking which visit a lead came from. Not part of the lead: neither awaited nor checked for failure.
 */
export function reportToCallTracking(fields: Record<string, string>, counter: string | null, idempotencyKey: string) {
  const sessionId = callTrackingSession(counter)
  if (sessionId === null) return
  void fetch(CALLTOUCH_ADDRESS, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ ...fields, requestUrl: location.href, sessionId }),
  }).catch(() => null)
}

/** The call tracking session; `null` if it is not configured, has no consent, or is blocked. */
function callTrackingSession(counter: string | null): string | null {
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
