import type { LeadArchive } from './archive.ts'
import { GIVE_UP_AFTER_MS } from './backoff.ts'
import type { Channel } from './channels/channel.ts'
import { MAX_CLOCK_SKEW_MS, type Clock } from './clock.ts'
import { KEY_TTL_MS } from './outbox.ts'
import type { Database } from './storage/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH_SIZE = 500

/** Erases personal data `keepDays` after the last delivery. A lead that was never delivered stays. */
export function createRetention(
  database: Database,
  archive: LeadArchive,
  channels: readonly Channel[],
  keepDays: number,
  clock: Clock,
) {
  async function erase(leadIds: readonly string[]) {
    for (const channel of channels) await channel.forget?.(leadIds)
    await archive.erase(leadIds)
  }

  return {
    /** On request of the person, whatever the state of the lead. */
    erase,

    /** Returns the number of erased leads. */
    async purge(): Promise<number> {
      const now = clock.now()
      const termMs = keepDays * DAY_MS
      for (const channel of channels) await channel.forgetBefore?.(new Date(now - termMs - GIVE_UP_AFTER_MS))
      const expired = await database.transaction(async (query) => {
        await query('DELETE FROM versta_answer WHERE expires_at <= $1 OR expires_at > $2', [
          now,
          now + KEY_TTL_MS + MAX_CLOCK_SKEW_MS,
        ])
        return query<{ id: string }>(expiredSql(channels.length), [
          now - termMs,
          BATCH_SIZE,
          ...channels.map(({ name }) => name),
        ])
      })
      await erase(expired.map(({ id }) => id))
      return expired.length < BATCH_SIZE ? expired.length : expired.length + (await this.purge())
    },
  }
}

/** A channel that is switched off does not delay the erasure of a lead delivered by another. */
const expiredSql = (channelCount: number) => `SELECT id FROM versta_lead
  WHERE received_at <= $1 AND EXISTS (
    SELECT 1 FROM versta_delivery WHERE lead_id = versta_lead.id AND state = 'delivered')
  AND NOT EXISTS (
    SELECT 1 FROM versta_delivery WHERE lead_id = versta_lead.id AND (
      (state = 'delivered' AND settled_at > $1) OR
      (state <> 'delivered' AND channel IN (${Array.from({ length: channelCount }, (_, index) => `$${index + 3}`).join()}))))
  LIMIT $2`
