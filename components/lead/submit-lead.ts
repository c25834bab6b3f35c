import type { FormReply } from '#shared/lead/lead.ts'

export type Submission =
  | { kind: 'accepted'; fortuna: boolean }
  | { kind: 'invalid'; fields: string[] }
  | { kind: 'failed' }

type Attempt = { kind: 'answered'; reply: FormReply | null } | { kind: 'unanswered'; retryAfterMs: number }

const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const ATTEMPT_LIMIT_MS = 15_000
const PAUSE_MS = 700
/** A visitor waits no longer, whatever the server asks for. */
const LONGEST_PAUSE_MS = 5000

/** Sends a form once and, if that fails, once more under the same key, so that it can never become two leads. */
export async function submitLead(fields: Record<string, string>, idempotencyKey: string): Promise<Submission> {
  let attempt = await post(fields, idempotencyKey)
  if (attempt.kind === 'unanswered') {
    await pause(attempt.retryAfterMs)
    attempt = await post(fields, idempotencyKey)
  }
  if (attempt.kind === 'unanswered' || !attempt.reply) return { kind: 'failed' }
  const { status, fortuna, fields: invalid } = attempt.reply
  if (status === 'ok') return { kind: 'accepted', fortuna }
  return invalid.length > 0 ? { kind: 'invalid', fields: invalid.map(({ name }) => name) } : { kind: 'failed' }
}

async function post(fields: Record<string, string>, idempotencyKey: string): Promise<Attempt> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), ATTEMPT_LIMIT_MS)
  try {
    const response = await fetch('/api/mail/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(fields),
      signal: limit.signal,
    })
    if (RETRIED.has(response.status)) return { kind: 'unanswered', retryAfterMs: pauseAskedFor(response.headers) }
    return { kind: 'answered', reply: response.ok ? replyOf(await response.json()) : await refusalOf(response) }
  } catch {
    return { kind: 'unanswered', retryAfterMs: PAUSE_MS }
  } finally {
    clearTimeout(timer)
  }
}

/** A proxy may refuse with a page of its own: that is an answer like any other, though it names no field. */
const refusalOf = (response: Response) => response.json().then(replyOf, () => null)

/** `Retry-After` in seconds, the only form our server sends. */
function pauseAskedFor(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds * 1000, PAUSE_MS), LONGEST_PAUSE_MS) : PAUSE_MS
}

/** `null` for what is no reply of the form's. */
function replyOf(body: unknown): FormReply | null {
  if (typeof body !== 'object' || body === null) return null
  const { status, fields, fortuna } = body as Partial<FormReply>
  if (status !== 'ok' && status !== 'error') return null
  return { status, fields: Array.isArray(fields) ? fields : [], fortuna: fortuna === true }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Random even where `crypto.randomUUID` is missing, that is on plain http. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
