import { hash } from 'node:crypto'
import type { Lead } from '../../shared/lead/lead.ts'
import type { Channel } from './channels/channel.ts'
import type { Clock } from './clock.ts'
import type { Consent } from './consent.ts'
import { createLeadId } from './lead-id.ts'
import { suspicionsOfHistory, textHashOf, type Suspicion } from './screening.ts'
import type { Database } from './storage/database.ts'
import { claimKey, INSERT_DELIVERY, INSERT_LEAD, leadValues } from './storage/lead-sql.ts'

export interface Submission {
  lead: Lead
  /** Chosen by the client, so that it can retry safely. */
  idempotencyKey: string | null
  consent: Consent
  suspicions: readonly Suspicion[]
}

export type Receipt =
  | { kind: 'accepted'; leadId: string; suspicions: Suspicion[] }
  /** The same lead was accepted before: same reply, no new deliveries. */
  | { kind: 'repeated'; leadId: string }
  /** The key was used for another lead. */
  | { kind: 'conflict' }

export const KEY_TTL_MS = 24 * 60 * 60 * 1000
/**
 * A double click, a second tab, a form resent without JavaScript: the same content within this time is one lead. Where
 * neither telephone nor e-mail names a person it must come from the same address too: two
 * visitors may both write «Дорого».
 */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000

/** Transactional outbox. `accept` resolves once the lead and all its deliveries are on disk. */
export function createOutbox(database: Database, channels: readonly Channel[], clock: Clock) {
  return {
    accept: ({ lead, idempotencyKey, consent, suspicions }: Submission): Promise<Receipt> =>
      database.transaction(async (query, write) => {
        const now = clock.now()
        const leadId = createLeadId(now)
        const words = contentOf(lead, consent.page)
        const content = hashOf(words)
        const twin = lead.tel || lead.email ? content : hashOf(words + consent.address)
        const key = idempotencyKey ? `key:${hashOf(idempotencyKey)}` : null

        const claim = (claimed: string, ttlMs: number, unlessTaken: string | null = null) =>
          claimKey(query, { key: claimed, content, leadId, claimedAt: now, expiresAt: now + ttlMs, now, unlessTaken })
        const [known, duplicate, history] = await Promise.all([
          key && claim(key, KEY_TTL_MS),
          claim(`twin:${twin}`, DUPLICATE_WINDOW_MS, key),
          suspicionsOfHistory(query, lead, now),
        ])
        if (known) return known.content === content ? { kind: 'repeated', leadId: known.lead_id } : { kind: 'conflict' }
        if (duplicate) {
          if (key) write('UPDATE versta_answer SET lead_id = $1 WHERE claim = $2', [duplicate.lead_id, key])
          return { kind: 'repeated', leadId: duplicate.lead_id }
        }

        const found = [...suspicions, ...history]
        const row = {
          id: leadId,
          received_at: now,
          lead: JSON.stringify(lead),
          consent: JSON.stringify(consent),
          suspicions: found.join(' '),
          phone: lead.tel,
          email: lead.email.toLowerCase(),
          text_hash: textHashOf(lead),
        }
        write(INSERT_LEAD, leadValues(row))
        for (const { name, initialDelayMs = 0 } of channels.filter((channel) => channel.accepts?.(lead) ?? true))
          write(INSERT_DELIVERY, [leadId, name, now, now + initialDelayMs, null])
        return { kind: 'accepted', leadId, suspicions: found }
      }),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * All fields but the addresses and the place of the form, which may change when one is resent; nothing but its page
 * tells which vacancy is meant, under whatever host that is open.
 */
const contentOf = ({ utm, landing: _landing, place: _place, confirm: _given, ...fields }: Lead, page: string) =>
  JSON.stringify(fields.type === 'vacancy_response' ? { ...fields, page: URL.parse(utm)?.pathname ?? page } : fields)

const hashOf = (text: string) => hash('sha256', text, 'base64url')
