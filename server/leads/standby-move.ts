import { ADD_DETAILS } from './deliveries.ts'
import { INSERT_DELIVERY, INSERT_LEAD } from './outbox.ts'
import type { Database, Value } from './storage/database.ts'

interface Claim {
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

interface WaitingLead {
  id: string
  receivedAt: number
  row: Value[]
  deliveries: DeliveryRow[]
  claims: Claim[]
}

/** Moved at once; the next probe takes the next. */
const BATCH = 100

export const waitingIds = (local: Database): Promise<string[]> =>
  local.transaction(async (query) => (await query<{ id: string }>('SELECT id FROM versta_lead')).map(({ id }) => id))

/** The oldest leads of the local file. */
export async function readWaiting(local: Database): Promise<WaitingLead[]> {
  const chosen = `FROM versta_lead ORDER BY received_at, id LIMIT ${BATCH}`
  const [leads, deliveries, claims] = await local.transaction((query) =>
    Promise.all([
      query(`SELECT * ${chosen}`),
      query<DeliveryRow>(`SELECT * FROM versta_delivery WHERE lead_id IN (SELECT id ${chosen})`),
      query<Claim>(`SELECT * FROM versta_answer WHERE lead_id IN (SELECT id ${chosen})`),
    ]),
  )
  const deliveriesOf = Map.groupBy(deliveries, (delivery) => delivery.lead_id)
  const claimsOf = Map.groupBy(claims, (claim) => claim.lead_id)
  return leads.map((lead) => {
    const id = String(lead['id'])
    return {
      id,
      receivedAt: Number(lead['received_at']),
      row: LEAD_COLUMNS.map((column) => lead[column] ?? null),
      deliveries: deliveriesOf.get(id) ?? [],
      claims: claimsOf.get(id) ?? [],
    }
  })
}

const LEAD_COLUMNS = ['id', 'received_at', 'lead', 'consent', 'suspicions', 'phone', 'email', 'text_hash']

/**
 * Gives the database a lead once. It may have it already: moved before a crash, or committed there with an answer that
 * never came, or posted again with the same key or words when it was back. Then the lead it has stands for both.
 */
export async function moveLead(to: Database, { id, receivedAt, row, deliveries, claims }: WaitingLead): Promise<void> {
  await to.transaction(async (query, write) => {
    const owners = await Promise.all(
      claims.map(async ({ claim, content, expires_at }) => {
        const [, [owner]] = await Promise.all([
          query(CLAIM, [claim, content, id, expires_at, receivedAt]),
          query<Claim>('SELECT * FROM versta_answer WHERE claim = $1 AND lead_id <> $2', [claim, id]),
        ])
        return owner?.content === content ? owner.lead_id : null
      }),
    )
    const known = owners.find((owner) => owner !== null)
    if (known) {
      for (const { channel, details, due_at } of deliveries)
        if (details !== null) write(ADD_DETAILS, [known, channel, details, due_at])
      return write('UPDATE versta_answer SET lead_id = $1 WHERE lead_id = $2', [known, id])
    }
    write(`${INSERT_LEAD} ON CONFLICT (id) DO NOTHING`, row)
    for (const { channel, details, queued_at, due_at } of deliveries)
      write(`${INSERT_DELIVERY} ON CONFLICT (lead_id, channel) DO NOTHING`, [id, channel, queued_at, due_at, details])
  })
}

const CLAIM = `INSERT INTO versta_answer (claim, content, lead_id, expires_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (claim) DO UPDATE
    SET content = excluded.content, lead_id = excluded.lead_id, expires_at = excluded.expires_at
    WHERE versta_answer.expires_at <= $5`
