import { DeliveryFailure, isTlsFailure } from './delivery-failure.ts'

interface JsonRequest {
  body: string
  headers: Record<string, string>
  signal: AbortSignal
}

/** Longer than any valid response. */
const RESPONSE_LIMIT = 64 * 1024

/** Resolves on a 2xx status; ignores the response body. */
export async function postJson(url: string, request: JsonRequest): Promise<void> {
  const response = await send(url, request)
  await response.body?.cancel()
}

/** Resolves with the parsed response: `null` if it is not JSON or exceeds the limit. */
export async function requestJson(url: string, request: JsonRequest): Promise<unknown> {
  const response = await send(url, request)
  return parseJson(
    await bodyOf(response).catch((error: unknown) => {
      throw connectionFailure(error)
    }),
  )
}

/** Does not follow redirects. */
async function send(url: string, { body, headers, signal }: JsonRequest): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
    signal,
  }).catch((error: unknown) => {
    throw connectionFailure(error)
  })
  if (response.ok) return response
  await response.body?.cancel()
  throw failureOfStatus(response.status)
}

/** Statuses that concern this lead. */
const REJECTED = new Set([400, 413, 422])
/** Statuses that concern every lead. */
const CHANNEL_FAILURES = new Map<number, DeliveryFailure['kind']>([
  [401, 'locked-out'],
  [429, 'unreachable'],
])
const TRANSIENT = new Set([408, 409, 423, 425, 429])

/** A wrong URL or token is a setting to fix, so the lead is not given up. */
function failureOfStatus(status: number): DeliveryFailure {
  const reason = `HTTP ${status}`
  if (REJECTED.has(status)) return new DeliveryFailure('refused', reason)
  const needsStaff = status < 500 && !TRANSIENT.has(status)
  return new DeliveryFailure(CHANNEL_FAILURES.get(status) ?? 'delayed', reason, needsStaff)
}

/** Returning early closes the connection. */
async function bodyOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let body = ''
  for await (const chunk of response.body ?? []) {
    body += decoder.decode(chunk, { stream: true })
    if (body.length > RESPONSE_LIMIT) return ''
  }
  return body + decoder.decode()
}

function parseJson(reply: string): unknown {
  try {
    return JSON.parse(reply)
  } catch {
    return null
  }
}

const CONNECT_ERRORS = new Set([
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
  if (isTlsFailure(code)) return new DeliveryFailure('unreachable', code, true)
  return new DeliveryFailure(CONNECT_ERRORS.has(code) ? 'unreachable' : 'delayed', code)
}
