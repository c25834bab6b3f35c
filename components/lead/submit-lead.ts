import type { FormReply } from '#shared/lead/lead.ts'

const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])

export type Submission =
  | { kind: 'accepted'; fortuna: boolean }
  | { kind: 'invalid'; fields: string[] }
  | { kind: 'failed' }

/** Sends a form once and, if that fails, once more under the same key, so that it can never become two leads. */
export async function submitLead(fields: Record<string, unknown>, idempotencyKey: string): Promise<Submission> {
  const reply = (await post(fields, idempotencyKey)) ?? (await post(fields, idempotencyKey))
  if (!reply) return { kind: 'failed' }
  if (reply.status === 'ok') return { kind: 'accepted', fortuna: reply.fortuna }
  const names = reply.fields.map(({ name }) => name)
  return names.length > 0 ? { kind: 'invalid', fields: names } : { kind: 'failed' }
}

/** `null` when another try may help. */
async function post(fields: Record<string, unknown>, idempotencyKey: string): Promise<FormReply | null> {
  try {
    const response = await fetch('/api/mail/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(fields),
    })
    return RETRIED.has(response.status) ? null : ((await response.json()) as FormReply)
  } catch {
    return null
  }
}

/** Random even where `crypto.randomUUID` is missing, that is on plain http. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
