import type { AcceptedLead } from './accepted-lead.ts'
import type { Clock } from './clock.ts'
import { emailSpellings } from './email-spellings.ts'
import type { Database, Value } from './storage/database.ts'
import { leadOf, type StoredLead } from './stored-lead.ts'

export type DeliveryState = 'queued' | 'sending' | 'delivered' | 'failed'

export interface DeliveryStatus {
  channel: string
  state: DeliveryState
  attempts: number
  reason: string | null
  dueAt: Date
  settledAt: Date | null
}

export interface ArchivedLead {
  lead: AcceptedLead
  deliveries: DeliveryStatus[]
}

export interface Filter {
  /** Only leads that look like spam. */
  suspects?: boolean
  /** Only leads that a channel has given up. */
  failed?: boolean
  /** At most this many, newest first. */
  limit?: number | undefined
}

/** Identifies a person: by the phone formatted by the mask, or by the email in any spelling of its domain. */
export type Person = { phone: string } | { email: string }

/** Stored leads, for the staff's commands. */
export function createLeadArchive(database: Database, clock: Clock) {
  const read = (condition: string, values: readonly Value[], limit = Number.MAX_SAFE_INTEGER) =>
    database.transaction(async (query) => {
      const chosen = `FROM versta_lead WHERE ${condition} ORDER BY received_at DESC, id LIMIT $${values.length + 1}`
      const leads = await query<StoredLead>(`SELECT * ${chosen}`, [...values, limit])
      const deliveries = await query<DeliveryRow>(
        `SELECT * FROM versta_delivery WHERE lead_id IN (SELECT id ${chosen}) ORDER BY channel`,
        [...values, limit],
      )
      const ofLead = Map.groupBy(deliveries, (delivery) => delivery.lead_id)
      return leads.map((row) => ({ lead: leadOf(row), deliveries: (ofLead.get(row.id) ?? []).map(statusOf) }))
    })

  return {
    /** Newest first. */
    list: (filter: Filter = {}): Promise<ArchivedLead[]> => read(MATCHES_FILTER, filterValues(filter), filter.limit),

    count: (filter: Filter = {}): Promise<number> =>
      database.transaction(async (query) => {
        const sql = `SELECT count(*) AS count FROM versta_lead WHERE ${MATCHES_FILTER}`
        return (await query<{ count: number }>(sql, filterValues(filter)))[0]?.count ?? 0
      }),

    /** By the full id, or by its start (a timestamp) or end (random). */
    find: (id: string): Promise<ArchivedLead[]> => read("id LIKE $1 || '%' OR id LIKE '%' || $1", [id]),

    /** Queues every delivery of a lead again, delivered ones included: mails also get lost after delivery. */
    resend: (leadId: string): Promise<number> =>
      counting(
        database,
        `${REQUEUE}, taken_by = NULL WHERE lead_id = $2 AND state IN ('delivered', 'failed') RETURNING lead_id`,
        [clock.now(), leadId],
      ),

    /** Keeps `taken_by`, so recipients that have the lead do not get it twice. */
    resendFailed: (): Promise<number> =>
      counting(database, `${REQUEUE} WHERE state = 'failed' RETURNING lead_id`, [clock.now()]),

    /**
     * What failed and the staff have passed on by themselves. It counts as delivered and
     * keeps the reason it failed for.
     */
    settle: (leadId: string): Promise<number> =>
      counting(
        database,
        `UPDATE versta_delivery SET state = 'delivered', settled_at = $1, needs_staff = 0
          WHERE lead_id = $2 AND state = 'failed' RETURNING lead_id`,
        [clock.now(), leadId],
      ),

    /** All leads of a person with this phone or email. */
    findByPerson: (person: Person): Promise<ArchivedLead[]> =>
      'phone' in person ? read('phone = $1', [person.phone]) : read('email IN ($1, $2)', emailSpellings(person.email)),

    /** Deletes their idempotency keys too, so that the same form sent again is a new lead. */
    async erase(leadIds: readonly string[]): Promise<void> {
      await database.transaction(async (_query, write) => {
        for (const id of leadIds) {
          write('DELETE FROM versta_answer WHERE lead_id = $1', [id])
          write('DELETE FROM versta_lead WHERE id = $1', [id])
        }
      })
      await database.emptyLog()
    },

    /** Deliveries waiting for channels that are now switched off. */
    stranded: async (channels: readonly string[]) => {
      const waiting = await database.transaction((query) => query<{ channel: string; count: number }>(WAITING))
      return waiting.filter(({ channel }) => !channels.includes(channel))
    },

    /** Deliveries by channel and state, and since when the oldest of those waiting does. */
    counts: () =>
      database.transaction((query) =>
        query<{ channel: string; state: DeliveryState; count: number; oldest: number | null }>(
          `SELECT channel, state, count(*) AS count, min(CASE WHEN state = 'queued' THEN queued_at END) AS oldest
            FROM versta_delivery GROUP BY channel, state ORDER BY channel, state`,
        ),
      ),
  }
}

export type LeadArchive = ReturnType<typeof createLeadArchive>

const MATCHES_FILTER = `($1 = 0 OR suspicions <> '') AND
  ($2 = 0 OR id IN (SELECT lead_id FROM versta_delivery WHERE state = 'failed'))`

const filterValues = ({ suspects = false, failed = false }: Filter) => [Number(suspects), Number(failed)]

const WAITING = `SELECT channel, count(*) AS count FROM versta_delivery
  WHERE state IN ('queued', 'sending') GROUP BY channel ORDER BY channel`

const REQUEUE = `UPDATE versta_delivery
  SET state = 'queued', failures = 0, reason = NULL, queued_at = $1, due_at = $1, settled_at = NULL,
    needs_staff = 0, announced_at = NULL`

const counting = (database: Database, sql: string, values: readonly Value[]) =>
  database.transaction(async (query) => (await query(sql, values)).length)

interface DeliveryRow {
  lead_id: string
  channel: string
  state: DeliveryState
  attempts: number
  reason: string | null
  due_at: number
  settled_at: number | null
}

const statusOf = ({ channel, state, attempts, reason, due_at, settled_at }: DeliveryRow): DeliveryStatus => ({
  channel,
  state,
  attempts,
  reason,
  dueAt: new Date(due_at),
  settledAt: settled_at === null ? null : new Date(settled_at),
})
