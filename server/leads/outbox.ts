import { hash } from 'node:crypto'
import type { Lead } from '../../shared/lead/lead.ts'
import type { Channel } from './channels/channel.ts'
import type { Clock } from './clock.ts'
import type { Consent } from './consent.ts'
import { createLeadId } from './lead-id.ts'
import { suspicionsOfHistory, textHashOf, type Suspicion } from './screening.ts'
import type { Database, Query } from './storage/database.ts'

export interface Posted {
  lead: Lead
  /** What the client calls this post, so that it may safely send it again. */
  idempotencyKey: string | null
  consent: Consent
  suspicions: readonly Suspicion[]
}

export type Receipt =
  | { kind: 'accepted'; leadId: string; suspicions: Suspicion[] }
  /** This very lead was accepted before: the same answer, and nothing more is sent. */
  | { kind: 'repeated'; leadId: string }
  /** The key was used for another lead. */
  | { kind: 'conflict' }

const KEY_KEPT_MS = 24 * 60 * 60 * 1000
/** A double click, a second tab, a form without JavaScript sent again: the same words so soon are the same lead. */
const TWIN_KEPT_MS = 10 * 60 * 1000

/** Takes leads in. Its promise is the promise of the site: resolved means on the disk, together with every delivery. */
export function createOutbox(database: Database, channels: readonly Channel[], clock: Clock) {
  return {
    accept: ({ lead, idempotencyKey, consent, suspicions }: Posted): Promise<Receipt> =>
      database.transaction(async (query, write) => {
        const now = clock.now()
        const leadId = createLeadId(now)
        const content = hashOf(contentOf(lead))
        const key = idempotencyKey ? `key:${hashOf(idempotencyKey)}` : null

        const claim = claimFor(query, { content, leadId, now })
        const [known, twin, history] = await Promise.all([
          key && claim(key, KEY_KEPT_MS),
          claim(`twin:${content}`, TWIN_KEPT_MS, key),
          suspicionsOfHistory(query, lead, now),
        ])
        if (known) return known.content === content ? { kind: 'repeated', leadId: known.lead_id } : { kind: 'conflict' }
        if (twin) {
          if (key) write('UPDATE versta_answer SET lead_id = $1 WHERE claim = $2', [twin.lead_id, key])
          return { kind: 'repeated', leadId: twin.lead_id }
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
        for (const { name, firstTryAfterMs = 0 } of channels.filter((channel) => channel.takes?.(lead) ?? true))
          write(INSERT_DELIVERY, [leadId, name, now, now + firstTryAfterMs])
        return { kind: 'accepted', leadId, suspicions: found }
      }),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

const INSERT_LEAD = `INSERT INTO versta_lead (id, received_at, lead, consent, suspicions, phone, email, text_hash)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`
const INSERT_DELIVERY = `INSERT INTO versta_delivery (lead_id, channel, queued_at, due_at) VALUES ($1, $2, $3, $4)`

interface Owner {
  content: string
  lead_id: string
}

/**
 * Takes a name for this lead, or says whose it is; takes none where another name is somebody else's. Of two at once the
 * second waits for the first to commit.
 */
function claimFor(query: Query, { content, leadId, now }: { content: string; leadId: string; now: number }) {
  return async (name: string, keptMs: number, unlessTaken: string | null = null) => {
    const [, [owner]] = await Promise.all([
      query(CLAIM, [name, content, leadId, now + keptMs, now, unlessTaken]),
      query<Owner>('SELECT content, lead_id FROM versta_answer WHERE claim = $1 AND lead_id <> $2', [name, leadId]),
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

/** Everything the visitor has said; the address of the page may change between two tries of one form. */
const contentOf = ({ utm: _page, confirm: _given, ...said }: Lead) => JSON.stringify(said)

const hashOf = (text: string) => hash('sha256', text, 'base64url')
