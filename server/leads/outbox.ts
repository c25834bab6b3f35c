import { hash } from 'node:crypto'
import type { Lead } from '../../shared/lead/lead.ts'
import type { Channel } from './channels/channel.ts'
import type { Clock } from './clock.ts'
import type { Consent } from './consent.ts'
import { createLeadId } from './lead-id.ts'
import { suspicionsOfHistory, textHashOf, type Suspicion } from './screening.ts'
import type { Database, Query } from './storage/database.ts'

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

const KEY_TTL_MS = 24 * 60 * 60 * 1000
/** A double click, a second tab, a form resent without JavaScript: the same content within this time is one lead. */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000

/** Transactional outbox. `accept` resolves once the lead and all its deliveries are on disk. */
export function createOutbox(database: Database, channels: readonly Channel[], clock: Clock) {
  return {
    accept: ({ lead, idempotencyKey, consent, suspicions }: Submission): Promise<Receipt> =>
      database.transaction(async (query, write) => {
        const now = clock.now()
        const leadId = createLeadId(now)
        const content = hashOf(contentOf(lead))
        const key = idempotencyKey ? `key:${hashOf(idempotencyKey)}` : null

        const claim = createClaim(query, { content, leadId, now })
        const [known, duplicate, history] = await Promise.all([
          key && claim(key, KEY_TTL_MS),
          claim(`twin:${content}`, DUPLICATE_WINDOW_MS, key),
          suspicionsOfHistory(query, lead, now),
        ])
        if (known) return known.content === content ? { kind: 'repeated', leadId: known.lead_id } : { kind: 'conflict' }
        if (duplicate) {
          if (key) write('UPDATE versta_answer SET lead_id = $1 WHERE claim = $2', [duplicate.lead_id, key])
          return { kind: 'repeated', leadId: duplicate.lead_id }
        }

        const found = [...suspicions, ...history]
        write(INSERT_LEAD, [
          leadId,
          now,
          JSON.stringify(lead),
          JSON.stringify(consent),
          found.join(' '),
          lead.tel,
          lead.email.toLowerCase(),
          textHashOf(lead),
        ])
        for (const { name, initialDelayMs = 0 } of channels.filter((channel) => channel.accepts?.(lead) ?? true))
          write(INSERT_DELIVERY, [leadId, name, now, now + initialDelayMs, null])
        return { kind: 'accepted', leadId, suspicions: found }
      }),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

export const INSERT_LEAD = `INSERT INTO versta_lead (id, received_at, lead, consent, suspicions, phone, email, text_hash)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`
export const INSERT_DELIVERY = `INSERT INTO versta_delivery (lead_id, channel, queued_at, due_at, details)
  VALUES ($1, $2, $3, $4, $5)`

interface Owner {
  content: string
  lead_id: string
}

/**
 * Claims a key for this lead, or returns its owner; claims nothing if `unlessTaken` belongs to another lead. Of two
 * concurrent claims the second waits for the first to commit.
 */
function createClaim(query: Query, { content, leadId, now }: { content: string; leadId: string; now: number }) {
  return async (key: string, ttlMs: number, unlessTaken: string | null = null) => {
    const [, [owner]] = await Promise.all([
      query(CLAIM, [key, content, leadId, now + ttlMs, now, unlessTaken]),
      query<Owner>('SELECT content, lead_id FROM versta_answer WHERE claim = $1 AND lead_id <> $2', [key, leadId]),
    ])
    return owner ?? null
  }
}

const CLAIM = `INSERT INTO versta_answer (claim, content, lead_id, expires_at)
  SELECT $1, $2, $3, CAST($4 AS BIGINT)
    WHERE NOT EXISTS (SELECT 1 FROM versta_answer WHERE claim = $6 AND lead_id <> $3)
  ON CONFLICT (claim) DO UPDATE
    SET content = excluded.content, lead_id = excluded.lead_id, expires_at = excluded.expires_at
    WHERE versta_answer.expires_at <= $5`

/** All fields but the addresses, which may change when one form is resent. */
const contentOf = ({ utm: _page, landing: _landing, confirm: _given, ...fields }: Lead) => JSON.stringify(fields)

const hashOf = (text: string) => hash('sha256', text, 'base64url')
