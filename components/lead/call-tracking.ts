import { callTrackingSession } from '../state/counters.ts'

/** Tells call tracking which visit a lead came from. It is no part of the lead: nobody waits for it or hears of its failure. */
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
