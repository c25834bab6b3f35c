import { callTrackingSession } from '../state/counters.ts'

/**
 * Reports to call tracking which visit a lead came from. Not part of the lead: neither awaited nor checked for failure.
 */
export function reportToCallTracking(fields: Record<string, string>, counter: string | null, idempotencyKey: string) {
  const sessionId = callTrackingSession(counter)
  if (sessionId === null) return
  void fetch('/api/calltouch/', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ ...fields, requestUrl: location.href, sessionId }),
  }).catch(() => null)
}
