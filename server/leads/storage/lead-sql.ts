import { MAX_CLOCK_SKEW_MS } from '../clock.ts'
import type { Query, Value } from './database.ts'

const LEAD_COLUMNS = ['id', 'received_at', 'lead', 'consent', 'suspicions', 'phone', 'email', 'text_hash'] as const

export type LeadColumns = Record<(typeof LEAD_COLUMNS)[number], Value>

export const INSERT_LEAD = `INSERT INTO versta_lead (${LEAD_COLUMNS.join(', ')})
  VALUES (${LEAD_COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})`
/** In the order of `INSERT_LEAD`. */
export const leadValues = (row: LeadColumns): Value[] => LEAD_COLUMNS.map((column) => row[column])

export const INSERT_DELIVERY = `INSERT INTO versta_delivery (lead_id, channel, queued_at, due_at, details)
  VALUES ($1, $2, $3, $4, $5)`

interface Claim {
  key: string
  content: string
  leadId: string
  claimedAt: number
  expiresAt: number
  /** Later than `claimedAt` when a lead is moved: others may have claimed meanwhile. */
  now: number
  /** Nothing is claimed if this key belongs to another lead. */
  unlessTaken: string | null
}

interface KeyHolder {
  content: string
  lead_id: string
}

/**
 * Claims a key for a lead, or returns the other lead that holds it; a claim that has expired, or is dated ahead, holds
 * nothing. Of two concurrent claims the second waits for the first to commit.
 */
export async function claimKey(query: Query, claim: Claim): Promise<KeyHolder | null> {
  const { key, content, leadId, claimedAt, expiresAt, now, unlessTaken } = claim
  const latestExpiry = now + (expiresAt - claimedAt) + MAX_CLOCK_SKEW_MS
  const [, [holder]] = await Promise.all([
    query(CLAIM, [key, content, leadId, expiresAt, claimedAt, unlessTaken, latestExpiry]),
    query<KeyHolder>('SELECT content, lead_id FROM versta_answer WHERE claim = $1 AND lead_id <> $2', [key, leadId]),
  ])
  return holder ?? null
}

const CLAIM = `INSERT INTO versta_answer (claim, content, lead_id, expires_at)
  SELECT $1, $2, $3, CAST($4 AS BIGINT)
    WHERE NOT EXISTS (SELECT 1 FROM versta_answer WHERE claim = $6 AND lead_id <> $3)
  ON CONFLICT (claim) DO UPDATE
    SET content = excluded.content, lead_id = excluded.lead_id, expires_at = excluded.expires_at
    WHERE versta_answer.expires_at <= $5 OR versta_answer.expires_at > $7`
