import { DeliveryFailure } from './delivery-failure.ts'

interface JsonPost {
  body: string
  headers: Record<string, string>
  signal: AbortSignal
}

/** Longer than any answer about a lead. */
const ANSWER_LIMIT = 64 * 1024

/** Resolves when the other side says that it has taken the body, whatever else it says. */
export async function postJson(url: string, post: JsonPost): Promise<void> {
  const response = await send(url, post)
  await response.body?.cancel()
}

/** Resolves with the answer as well: `null` for one that is no JSON, or has no end. */
export async function askJson(url: string, post: JsonPost): Promise<unknown> {
  const response = await send(url, post)
  return parsed(
    await answerOf(response).catch((error: unknown) => {
      throw connectionFailure(error)
    }),
  )
}

/** Follows no redirect. */
async function send(url: string, { body, headers, signal }: JsonPost): Promise<Response> {
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
  throw refusal(response.status)
}

/** Said of the lead itself. */
const FINAL = new Set([400, 413, 422])
/** Said of every lead. */
const FOR_ALL = new Map<number, DeliveryFailure['kind']>([
  [401, 'locked-out'],
  [429, 'unreachable'],
])
const IN_PASSING = new Set([408, 409, 423, 425, 429])

/** A wrong address or token is a setting to mend: no lead is given up for it. */
function refusal(status: number): DeliveryFailure {
  const reason = `HTTP ${status}`
  if (FINAL.has(status)) return new DeliveryFailure('refused', reason)
  const needsStaff = status < 500 && !IN_PASSING.has(status)
  return new DeliveryFailure(FOR_ALL.get(status) ?? 'delayed', reason, needsStaff)
}

/** Leaving the loop closes the connection. */
async function answerOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let answer = ''
  for await (const piece of response.body ?? []) {
    answer += decoder.decode(piece, { stream: true })
    if (answer.length > ANSWER_LIMIT) return ''
  }
  return answer + decoder.decode()
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
