import type { Archive } from './archive.ts'
import type { Channel } from './channels/channel.ts'
import type { Clock } from './clock.ts'
import type { Database } from './storage/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 500

/** Personal data goes when it has served: `keepDays` after the last delivery. What has reached nobody stays. */
export function createRetention(
  database: Database,
  archive: Archive,
  channels: readonly Channel[],
  keepDays: number,
  clock: Clock,
) {
  async function erase(leadIds: readonly string[]) {
    for (const channel of channels) await channel.forget?.(leadIds)
    await archive.erase(leadIds)
  }

  return {
    /** At a person's demand, whatever the state of the lead. */
    erase,

    /** Says how many leads it has erased. */
    async purge(): Promise<number> {
      const now = clock.now()
      const expired = await database.transaction(async (query) => {
        await query('DELETE FROM versta_answer WHERE expires_at <= $1', [now])
        return query<{ id: string }>(expiredSql(channels.length), [
          now - keepDays * DAY_MS,
          AT_ONCE,
          ...channels.map(({ name }) => name),
        ])
      })
      await erase(expired.map(({ id }) => id))
      return expired.length < AT_ONCE ? expired.length : expired.length + (await this.purge())
    },
  }
}

/** A channel that is switched off holds up no lead that another has delivered. */
const expiredSql = (channelCount: number) => `SELECT id FROM versta_lead
  WHERE received_at <= $1 AND EXISTS (
    SELECT 1 FROM versta_delivery WHERE lead_id = versta_lead.id AND state = 'delivered')
  AND NOT EXISTS (
    SELECT 1 FROM versta_delivery WHERE lead_id = versta_lead.id AND (
      (state = 'delivered' AND settled_at > $1) OR
      (state <> 'delivered' AND channel IN (${Array.from({ length: channelCount }, (_, index) => `$${index + 3}`).join()}))))
  LIMIT $2`
