import type { Clock } from './clock.ts'
import { ADD_DETAILS } from './deliveries.ts'
import type { Database } from './storage/database.ts'
import { claimKey, INSERT_DELIVERY, INSERT_LEAD, leadValues, type LeadColumns } from './storage/lead-sql.ts'
import type { StoredLead } from './stored-lead.ts'

interface KeyRow {
  claim: string
  content: string
  lead_id: string
  expires_at: number
}

interface DeliveryRow {
  lead_id: string
  channel: string
  details: string | null
  queued_at: number
  due_at: number
}

type WaitingRow = LeadColumns & StoredLead

export interface WaitingLead {
  id: string
  row: WaitingRow
  deliveries: DeliveryRow[]
  keys: KeyRow[]
}

/** Read at once. */
const BATCH = 100

export const waitingIds = (local: Database): Promise<string[]> =>
  local.transaction(async (query) => (await query<{ id: string }>('SELECT id FROM versta_lead')).map(({ id }) => id))

/** The oldest leads of the local file, or the next after one of them. */
export async function readWaiting(local: Database, after: WaitingLead | null = null): Promise<WaitingLead[]> {
  const chosen = `FROM versta_lead WHERE (received_at, id) > ($1, $2) ORDER BY received_at, id LIMIT ${BATCH}`
  const start = [after?.row.received_at ?? -1, after?.id ?? '']
  const [leads, deliveries, keys] = await local.transaction((query) =>
    Promise.all([
      query<WaitingRow>(`SELECT * ${chosen}`, start),
      query<DeliveryRow>(`SELECT * FROM versta_delivery WHERE lead_id IN (SELECT id ${chosen})`, start),
      query<KeyRow>(`SELECT * FROM versta_answer WHERE lead_id IN (SELECT id ${chosen})`, start),
    ]),
  )
  const deliveriesOf = Map.groupBy(deliveries, (delivery) => delivery.lead_id)
  const keysOf = Map.groupBy(keys, (key) => key.lead_id)
  return leads.map((row) => {
    const { id } = row
    return { id, row, deliveries: deliveriesOf.get(id) ?? [], keys: keysOf.get(id) ?? [] }
  })
}

/**
 * Gives the database a lead once. It may have it already: moved before a crash, or committed there with an answer that
 * never came, or posted again with the same key or words when it was back. Then the lead it has stands for both.
 */
export async function moveLead(to: Database, { id, row, deliveries, keys }: WaitingLead, clock: Clock): Promise<void> {
  await to.transaction(async (query, write) => {
    const holders = await Promise.all(
      keys.map(async ({ claim: key, content, expires_at: expiresAt }) => {
        const holder = await claimKey(query, {
          key,
          content,
          leadId: id,
          claimedAt: row.received_at,
          expiresAt,
          now: clock.now(),
          unlessTaken: null,
        })
        return holder?.content === content ? holder.lead_id : null
      }),
    )
    const known = holders.find((holder) => holder !== null)
    if (known) {
      for (const { channel, details, due_at } of deliveries)
        if (details !== null) write(ADD_DETAILS, [known, channel, details, due_at])
      return write('UPDATE versta_answer SET lead_id = $1 WHERE lead_id = $2', [known, id])
    }
    write(`${INSERT_LEAD} ON CONFLICT (id) DO NOTHING`, leadValues(row))
    for (const { channel, details, queued_at, due_at } of deliveries)
      write(`${INSERT_DELIVERY} ON CONFLICT (lead_id, channel) DO NOTHING`, [id, channel, queued_at, due_at, details])
  })
}
