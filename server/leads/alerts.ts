import type { Log } from '../base/log.ts'
import type { Channel, FailedDelivery } from './channels/channel.ts'
import { deliveryFailureOf } from './channels/delivery-failure.ts'
import type { Clock } from './clock.ts'
import type { Database } from './storage/database.ts'

const LOOK_EVERY_MS = 60_000

/** Tells the staff of leads that do not get through without them, once each: at once, or as soon as they can be told. */
export function createAlerts(database: Database, channels: readonly Channel[], clock: Clock, log: Log) {
  const announce = channels.find((channel) => channel.announce)?.announce
  const closing = new AbortController()
  let waking = new AbortController()
  let isHeard = true
  let running = Promise.resolve()

  async function run(tell: NonNullable<Channel['announce']>) {
    while (!closing.signal.aborted) {
      waking = new AbortController()
      await tellAll(tell)
      await clock.sleep(LOOK_EVERY_MS, waking.signal)
    }
  }

  async function tellAll(tell: NonNullable<Channel['announce']>) {
    try {
      const untold = await database.transaction((query) => query<UntoldRow>(UNTOLD))
      if (untold.length === 0) return
      await tell(untold.map(failedOf), closing.signal)
      await database.transaction(async (_query, write) => {
        for (const { lead_id, channel, is_given_up } of untold)
          write(TOLD, [lead_id, channel, is_given_up, clock.now()])
      })
      if (!isHeard) log.info({ deliveries: untold.length }, 'staff have been told of failed leads')
      isHeard = true
    } catch (error) {
      if (isHeard) log.warn({ reason: deliveryFailureOf(error).reason }, 'staff could not be told of failed leads')
      isHeard = false
    }
  }

  return {
    /** Without a channel that can tell, failures wait for one. */
    start: () => void (announce && (running = run(announce))),
    wake: () => waking.abort(),
    stop() {
      closing.abort()
      waking.abort()
      return running
    },
  }
}

interface UntoldRow {
  lead_id: string
  channel: string
  reason: string
  is_given_up: number
}

const failedOf = ({ lead_id, channel, reason, is_given_up }: UntoldRow): FailedDelivery => ({
  leadId: lead_id,
  channel,
  reason,
  isGivenUp: is_given_up === 1,
})

const IS_GIVEN_UP = "CASE WHEN state = 'failed' THEN 1 ELSE 0 END"

const UNTOLD = `SELECT lead_id, channel, reason, ${IS_GIVEN_UP} AS is_given_up FROM versta_delivery
  WHERE needs_staff = 1 AND announced_at IS NULL ORDER BY queued_at LIMIT 200`

/** One that has been given up since is to be told of once more. */
const TOLD = `UPDATE versta_delivery SET announced_at = $4
  WHERE lead_id = $1 AND channel = $2 AND ${IS_GIVEN_UP} = $3`
