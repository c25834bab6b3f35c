import type { AcceptedLead } from './accepted-lead.ts'
import { GIVE_UP_AFTER_MS, leadDelayMs, UNTRIED_AFTER_MS } from './backoff.ts'
import type { DeliveryFailure } from './channels/delivery-failure.ts'
import { MAX_CLOCK_SKEW_MS, type Clock } from './clock.ts'
import type { Database } from './storage/database.ts'
import { leadOf, type StoredLead } from './stored-lead.ts'

export interface ClaimedDelivery {
  lead: AcceptedLead
  channel: string
  details: Record<string, string>
  /** Recipients that have the lead; grows during the delivery. */
  deliveredTo: Set<string>
  /** Number of this attempt, and a fencing token: only the latest attempt may be settled. */
  attempt: number
  failures: number
  /** Later by the time in which nobody tried it. */
  queuedAt: number
}

/** How an attempt ended. */
export type Settlement = { needsStaff: boolean } & (
  | { state: 'delivered'; reason: null }
  | { state: 'queued'; reason: string }
  | { state: 'failed'; reason: string }
)

/** After this time other processes may claim a delivery whose process died. */
export const LEASE_MS = 60_000

/**
 * The queues of all channels in the database. Claims and settlements are flushed with the next lead: a machine that
 * crashes before only repeats attempts.
 */
export function createDeliveries(database: Database, clock: Clock) {
  return {
    /** Leases the oldest due deliveries, but none of the `busy` leads: a step of the clock ends their leases early. */
    claim: (channel: string, limit: number, busy: readonly string[] = []): Promise<ClaimedDelivery[]> =>
      database.transaction(async (query) => {
        const now = clock.now()
        const sql = claimSql(database.rowLock)
        const leases = [channel, now, now + LEASE_MS, limit, now + MAX_CLOCK_SKEW_MS, LEASE_MS, busy.join()]
        const rows = await query<ClaimedRow>(sql, [...leases, now - UNTRIED_AFTER_MS])
        return rows.toSorted((a, b) => a.received_at - b.received_at).map((row) => claimedOf(row, channel))
      }, 'later'),

    /** Records how an attempt ended, unless the lease expired and another process has claimed the delivery since. */
    settle(delivery: ClaimedDelivery, failure: DeliveryFailure | null): Promise<Settlement> {
      const settlement = settlementOf(delivery, failure, clock.now())
      return database.transaction(async (_query, write) => {
        write(SETTLE, [
          delivery.lead.id,
          delivery.channel,
          delivery.attempt,
          settlement.state,
          settlement.reason,
          settlement.failures,
          settlement.dueAt,
          clock.now(),
          JSON.stringify([...delivery.deliveredTo]),
          Number(settlement.needsStaff),
        ])
        return settlement
      }, 'later')
    },

    /** Makes the channel's failed attempts due at once, since the recipient accepts leads again. */
    retryWaiting: (channel: string): Promise<void> =>
      database.transaction(async (_query, write) => {
        write(RETRY_WAITING, [channel, clock.now()])
      }, 'later'),

    /** Adds details to a delivery before its first attempt, and makes it due. */
    addDetails: (leadId: string, channel: string, details: Record<string, string>): Promise<void> =>
      database.transaction(async (_query, write) => {
        write(ADD_DETAILS, [leadId, channel, JSON.stringify(details), clock.now()])
      }),
  }
}

export type Deliveries = ReturnType<typeof createDeliveries>

interface ClaimedRow extends StoredLead {
  details: string | null
  taken_by: string | null
  attempts: number
  failures: number
  queued_at: number
}

const WRITTEN_AT = "CASE state WHEN 'sending' THEN due_at - $6 ELSE COALESCE(settled_at, queued_at) END"

const claimSql = (rowLock: string) => `WITH due AS MATERIALIZED (
    SELECT lead_id FROM versta_delivery
    WHERE channel = $1 AND state IN ('queued', 'sending') AND (due_at <= $2 OR ${WRITTEN_AT} > $5)
      AND $7 NOT LIKE '%' || lead_id || '%'
    ORDER BY queued_at LIMIT $4 ${rowLock})
  UPDATE versta_delivery SET state = 'sending', attempts = attempts + 1, due_at = $3,
    queued_at = queued_at + CASE WHEN due_at < $8 THEN $2 - due_at ELSE 0 END
  WHERE channel = $1 AND lead_id IN (SELECT lead_id FROM due)
  RETURNING details, taken_by, attempts, failures, queued_at, lead_id AS id,
    ${['received_at', 'lead', 'consent', 'suspicions'].map(ofItsLead).join()}`

/** Subqueries, since RETURNING of SQLite allows no join. */
function ofItsLead(column: string) {
  return `(SELECT ${column} FROM versta_lead WHERE id = lead_id) AS ${column}`
}

const SETTLE = `UPDATE versta_delivery
  SET state = $4, reason = $5, failures = $6, due_at = $7, settled_at = $8, taken_by = $9, needs_staff = $10,
    announced_at = CASE WHEN $4 = 'failed' THEN NULL ELSE announced_at END
  WHERE lead_id = $1 AND channel = $2 AND attempts = $3 AND state = 'sending'`

const RETRY_WAITING = `UPDATE versta_delivery SET due_at = $2
  WHERE channel = $1 AND state = 'queued' AND attempts > 0 AND due_at > $2`

/** Of a delivery that nobody has begun. */
export const ADD_DETAILS = `UPDATE versta_delivery SET details = $3, due_at = $4
  WHERE lead_id = $1 AND channel = $2 AND state = 'queued' AND attempts = 0`

/** Leads of an unreachable channel stay due: the channel itself backs off, so that the oldest lead goes first. */
function settlementOf({ failures, queuedAt }: ClaimedDelivery, failure: DeliveryFailure | null, now: number) {
  if (!failure) return { state: 'delivered', reason: null, needsStaff: false, failures, dueAt: now } as const
  const { kind, reason, needsStaff, stopsChannel } = failure
  if (kind === 'refused' || now - queuedAt >= GIVE_UP_AFTER_MS)
    return { state: 'failed', reason, needsStaff: true, failures, dueAt: now } as const
  const waiting = { state: 'queued', reason, needsStaff } as const
  if (stopsChannel) return { ...waiting, failures, dueAt: now }
  return { ...waiting, failures: failures + 1, dueAt: now + leadDelayMs(failures + 1) }
}

const claimedOf = (row: ClaimedRow, channel: string): ClaimedDelivery => ({
  lead: leadOf(row),
  channel,
  details: JSON.parse(row.details ?? '{}'),
  deliveredTo: new Set(JSON.parse(row.taken_by ?? '[]')),
  attempt: row.attempts,
  failures: row.failures,
  queuedAt: row.queued_at,
})
