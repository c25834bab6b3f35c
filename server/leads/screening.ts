import { hash } from 'node:crypto'
import type { Lead } from '../../shared/lead/lead.ts'
import { HONEYPOT } from '../../shared/lead/screening-fields.ts'
import type { Query, Value } from './storage/database.ts'

/** Why a lead looks like spam. It is kept and delivered all the same, marked, and its sender sees the thanks. */
export type Suspicion = 'honeypot' | 'forged-token' | 'too-fast' | 'same-phone' | 'same-text'

export const SUSPICIONS: Record<Suspicion, string> = {
  honeypot: 'заполнено поле, которого не видно',
  'forged-token': 'поддельная отметка времени формы',
  'too-fast': 'форма заполнена быстрее, чем её можно прочесть',
  'same-phone': 'много заявок с этого телефона за час',
  'same-text': 'то же сообщение за сутки прислали с других телефонов',
}

const LEAST_FILL_MS = 1500
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const MOST_LEADS_OF_A_PHONE = 5
const MOST_SENDERS_OF_A_TEXT = 2
/** Shorter ones are honest repeats: «перезвоните», «нужен сайт». */
const SHORTEST_TELLING_TEXT = 25

export type FillTime = { ms: number } | 'forged' | 'unknown'

/** What the form itself tells. Without JavaScript, or of an outside client, the time is unknown: no ground for suspicion. */
export function suspicionsOfForm(fields: Record<string, unknown>, fillTime: FillTime): Suspicion[] {
  const suspicions: Suspicion[] = []
  if (typeof fields[HONEYPOT] === 'string' && fields[HONEYPOT].trim() !== '') suspicions.push('honeypot')
  if (fillTime === 'forged') suspicions.push('forged-token')
  if (typeof fillTime === 'object' && fillTime.ms < LEAST_FILL_MS) suspicions.push('too-fast')
  return suspicions
}

/** What the leads before it tell: the same on every machine and after every restart. */
export async function suspicionsOfHistory(query: Query, lead: Lead, nowMs: number): Promise<Suspicion[]> {
  const isReached = async (most: number, sql: string, values: readonly Value[]) =>
    (await query(sql, [...values, most])).length === most
  const textHash = textHashOf(lead)
  const [isSamePhone, isSameText] = await Promise.all([
    lead.tel && isReached(MOST_LEADS_OF_A_PHONE, OF_PHONE, [lead.tel, nowMs - HOUR_MS]),
    textHash && isReached(MOST_SENDERS_OF_A_TEXT, OF_TEXT, [textHash, nowMs - DAY_MS, lead.tel]),
  ])
  return [...(isSamePhone ? (['same-phone'] as const) : []), ...(isSameText ? (['same-text'] as const) : [])]
}

const OF_PHONE = 'SELECT id FROM versta_lead WHERE phone = $1 AND received_at > $2 LIMIT $3'
const OF_TEXT = `SELECT DISTINCT phone FROM versta_lead
  WHERE text_hash = $1 AND received_at > $2 AND phone <> $3 LIMIT $4`

/** Letters and digits alone, so that a dot more is not another text. A wheel's message is its prize, the same for many. */
export function textHashOf({ type, message }: Lead): string | null {
  if (type === 'fortuna' || message.length < SHORTEST_TELLING_TEXT) return null
  const letters = message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  return hash('sha256', letters, 'base64url')
}
