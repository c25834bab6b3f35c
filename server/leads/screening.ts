import { hash } from 'node:crypto'
import type { Lead } from '../../shared/lead/lead.ts'
import { HONEYPOT } from '../../shared/lead/screening-fields.ts'
import type { Query, Value } from './storage/database.ts'

/** Why a lead looks like spam. It is stored and delivered all the same, marked; its sender notices nothing. */
export type Suspicion = 'honeypot' | 'forged-token' | 'too-fast' | 'same-phone' | 'same-text'

export const SUSPICIONS: Record<Suspicion, string> = {
  honeypot: 'заполнено поле, которого не видно',
  'forged-token': 'поддельная отметка времени формы',
  'too-fast': 'форма заполнена быстрее, чем её можно прочесть',
  'same-phone': 'много заявок с этого телефона за час',
  'same-text': 'то же сообщение за сутки прислали с других телефонов',
}

const MIN_FILL_MS = 1500
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const MAX_LEADS_OF_A_PHONE = 5
const MAX_SENDERS_OF_A_TEXT = 2
/** Shorter texts repeat by chance: «перезвоните», «нужен сайт». */
const MIN_COMPARED_LENGTH = 25

export type FillTime = { ms: number } | 'forged' | 'unknown'

/** Checks the form itself. Without JavaScript, or from an API client, the time is unknown, which is not suspicious. */
export function suspicionsOfForm(fields: Record<string, unknown>, fillTime: FillTime): Suspicion[] {
  const suspicions: Suspicion[] = []
  if (typeof fields[HONEYPOT] === 'string' && fields[HONEYPOT].trim() !== '') suspicions.push('honeypot')
  if (fillTime === 'forged') suspicions.push('forged-token')
  if (typeof fillTime === 'object' && fillTime.ms < MIN_FILL_MS) suspicions.push('too-fast')
  return suspicions
}

/** Compares with earlier leads, in the database, so that every process and restart sees the same. */
export async function suspicionsOfHistory(query: Query, lead: Lead, nowMs: number): Promise<Suspicion[]> {
  const isReached = async (most: number, sql: string, values: readonly Value[]) =>
    (await query(sql, [...values, most])).length === most
  const textHash = textHashOf(lead)
  const [isSamePhone, isSameText] = await Promise.all([
    lead.tel && isReached(MAX_LEADS_OF_A_PHONE, OF_PHONE, [lead.tel, nowMs - HOUR_MS]),
    textHash && isReached(MAX_SENDERS_OF_A_TEXT, OF_TEXT, [textHash, nowMs - DAY_MS, lead.tel]),
  ])
  return [...(isSamePhone ? (['same-phone'] as const) : []), ...(isSameText ? (['same-text'] as const) : [])]
}

const OF_PHONE = 'SELECT id FROM versta_lead WHERE phone = $1 AND received_at > $2 LIMIT $3'
const OF_TEXT = `SELECT DISTINCT phone FROM versta_lead
  WHERE text_hash = $1 AND received_at > $2 AND phone <> $3 LIMIT $4`

/** Compares letters and digits alone. The wheel's message is a prize, which many share. */
export function textHashOf({ type, message }: Lead): string | null {
  if (type === 'fortuna' || message.length < MIN_COMPARED_LENGTH) return null
  const letters = message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  return hash('sha256', letters, 'base64url')
}
