import type { Channel, FailedDelivery } from './channels/channel.ts'
import type { Clock } from './clock.ts'
import type { Database } from './storage/database.ts'

/** Tells the staff of leads that have reached nobody, once each, by a channel that has just proved to work. */
export function createAlerts(database: Database, channels: readonly Channel[], clock: Clock) {
  let announcing: Promise<void> | null = null

  async function announceAll(announce: NonNullable<Channel['announce']>) {
    const failed = await database.transaction((query) => query<FailedRow>(UNANNOUNCED))
    if (failed.length === 0) return
    await announce(failed.map(({ lead_id, ...rest }): FailedDelivery => ({ leadId: lead_id, ...rest })))
    await database.transaction(async (query) => {
      for (const { lead_id, channel } of failed)
        await query('UPDATE versta_delivery SET announced_at = $3 WHERE lead_id = $1 AND channel = $2', [
          lead_id,
          channel,
          clock.now(),
        ])
    })
  }

  return {
    /** One at a time; rejects when the staff could not be told, and then the same leads are told of next time. */
    announce(): Promise<void> {
      const herald = channels.find((channel) => channel.announce)
      if (!herald?.announce) return Promise.resolve()
      return (announcing ??= announceAll(herald.announce).finally(() => (announcing = null)))
    },
  }
}

interface FailedRow {
  lead_id: string
  channel: string
  reason: string
}

const UNANNOUNCED = `SELECT lead_id, channel, reason FROM versta_delivery
  WHERE state = 'failed' AND announced_at IS NULL ORDER BY queued_at LIMIT 200`
