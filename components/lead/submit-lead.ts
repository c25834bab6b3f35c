import { MAIL_ADDRESS } from '#shared/lead/addresses.ts'
import type { FormReply } from '#shared/lead/lead.ts'

export type Submission =
  | { kind: 'accepted'; fortuna: boolean }
  | { kind: 'invalid'; fields: string[] }
  | { kind: 'failed' }

type Attempt = { kind: 'answered'; reply: FormReply | null } | { kind: 'unanswered'; retryAfterMs: number }

const RETRYABLE = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const ATTEMPT_TIMEOUT_MS = 15_000
const RETRY_DELAY_MS = 700
/** Caps `Retry-After`: a visitor waits no longer. */
const MAX_RETRY_DELAY_MS = 5000

/** Submits a form and after a failure retries once with the same key, so that it never becomes two leads. */
export async function submitLead(fields: Record<string, string>, idempotencyKey: string): Promise<Submission> {
  let attempt = await trySubmit(fields, idempotencyKey)
  if (attempt.kind === 'unanswered') {
    await pause(attempt.retryAfterMs)
    attempt = await trySubmit(fields, idempotencyKey)
  }
  if (attempt.kind === 'unanswered' || !attempt.reply) return { kind: 'failed' }
  const { status, fortuna, fields: invalid } = attempt.reply
  if (status === 'ok') return { kind: 'accepted', fortuna }
  return invalid.length > 0 ? { kind: 'invalid', fields: invalid.map(({ name }) => name) } : { kind: 'failed' }
}

async function trySubmit(fields: Record<string, string>, idempotencyKey: string): Promise<Attempt> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), ATTEMPT_TIMEOUT_MS)
  try {
    const response = await fetch(MAIL_ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(fields),
      // Survives a visitor who leaves.
      keepalive: true,
      signal: timeout.signal,
    })
    if (RETRYABLE.has(response.status)) return { kind: 'unanswered', retryAfterMs: retryDelayOf(response.headers) }
    return { kind: 'answered', reply: response.ok ? replyOf(await response.json()) : await refusalOf(response) }
  } catch {
    return { kind: 'unanswered', retryAfterMs: RETRY_DELAY_MS }
  } finally {
    clearTimeout(timer)
  }
}

/** A proxy may reject with its own page: a reply that names no field. */
const refusalOf = (response: Response) => response.json().then(replyOf, () => null)

/** `Retry-After` in seconds, the only form our server sends. */
function retryDelayOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds)
    ? Math.min(Math.max(seconds * 1000, RETRY_DELAY_MS), MAX_RETRY_DELAY_MS)
    : RETRY_DELAY_MS
}

/** `null` for anything but a form reply. */
function replyOf(body: unknown): FormReply | null {
  const { status, fields, fortuna } = (body ?? {}) as Partial<FormReply>
  if (status !== 'ok' && status !== 'error') return null
  return { status, fields: Array.isArray(fields) ? fields : [], fortuna: fortuna === true }
}

/** Ends early with the page. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('pagehide', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('pagehide', end)
  })

/** `crypto.randomUUID` is missing on plain http. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
