import { DeliveryFailure } from './delivery-failure.ts'

interface JsonPost {
  body: string
  headers: Record<string, string>
  signal: AbortSignal
}

/** A wrong password or token is a setting to mend: no lead is given up for it. */
const WAITING = new Set([401, 403, 429])
const RETRIED = new Set([408, 409, 423, 425])

/** Resolves with the reply, `null` when that is no JSON, when the other side has taken the body; follows no redirect. */
export async function postJson(url: string, { body, headers, signal }: JsonPost): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
    signal,
  }).catch((error: unknown) => {
    throw connectionFailure(error)
  })
  if (response.ok) return parsed(await response.text())
  await response.body?.cancel()
  const reason = `HTTP ${response.status}`
  if (WAITING.has(response.status)) throw new DeliveryFailure('unreachable', reason)
  throw new DeliveryFailure(response.status >= 500 || RETRIED.has(response.status) ? 'delayed' : 'refused', reason)
}

function parsed(reply: string): unknown {
  try {
    return JSON.parse(reply)
  } catch {
    return null
  }
}

const BEFORE_ANYTHING_WAS_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

function connectionFailure(error: unknown): DeliveryFailure {
  if (error instanceof DOMException) return new DeliveryFailure('delayed', 'timeout')
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'connection failed'
  return new DeliveryFailure(BEFORE_ANYTHING_WAS_SENT.has(code) ? 'unreachable' : 'delayed', code)
}
