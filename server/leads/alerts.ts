import { codeOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { loginDelayMs } from './backoff.ts'
import type { Channel, FailedDelivery } from './channels/channel.ts'
import { deliveryFailureOf } from './channels/delivery-failure.ts'
import type { Clock } from './clock.ts'
import type { Database } from './storage/database.ts'

const POLL_MS = 60_000
const MOST_AT_ONCE = 200
const NOT_LOCKED_OUT = { failures: 0, untilTick: 0 }

/** Alerts the staff once to each delivery that needs them: at once, or as soon as an alert gets through. */
export function createAlerts(database: Database, channels: readonly Channel[], clock: Clock, log: Log) {
  const announce = channels.find((channel) => channel.announce)?.announce
  const closing = new AbortController()
  let waking = new AbortController()
  let isStaffReachable = true
  /** The staff know of these, and it could not be written down yet. */
  const announced = new Set<string>()
  let isMarkable = true
  /** A rejected login is tried as seldom as by the channel's queue. */
  let lockout = NOT_LOCKED_OUT
  let running = Promise.resolve()

  async function run(announceTo: NonNullable<Channel['announce']>) {
    while (!closing.signal.aborted) {
      waking = new AbortController()
      if (clock.ticks() >= lockout.untilTick) await announceAll(announceTo)
      await clock.sleep(POLL_MS, waking.signal)
    }
  }

  async function announceAll(announceTo: NonNullable<Channel['announce']>) {
    try {
      const limit = MOST_AT_ONCE + announced.size
      const unmarked = await database.transaction((query) => query<UnannouncedRow>(UNANNOUNCED, [limit]), 'later')
      if (unmarked.length < limit) forgetAllBut(unmarked)
      const news = unmarked.filter((row) => !announced.has(keyOf(row)))
      if (news.length > 0) {
        await announceTo(news.map(failedOf), closing.signal)
        for (const row of news) announced.add(keyOf(row))
        if (!isStaffReachable) log.info({ deliveries: news.length }, 'staff have been told of failed leads')
        isStaffReachable = true
        lockout = NOT_LOCKED_OUT
      }
      if (unmarked.length > 0) await mark(unmarked)
    } catch (error) {
      const { kind, reason } = deliveryFailureOf(error)
      if (isStaffReachable) log.warn({ reason }, 'staff could not be told of failed leads')
      isStaffReachable = false
      lockout = kind === 'locked-out' ? lockoutAfter(lockout.failures + 1) : NOT_LOCKED_OUT
    }
  }

  /** What was sent again, or delivered, waits for its mark no longer. */
  function forgetAllBut(rows: readonly UnannouncedRow[]) {
    const waiting = new Set(rows.map(keyOf))
    for (const key of announced) if (!waiting.has(key)) announced.delete(key)
  }

  async function mark(rows: readonly UnannouncedRow[]) {
    try {
      await database.transaction(async (_query, write) => {
        for (const { lead_id, channel, is_given_up, queued_at } of rows)
          write(MARK_ANNOUNCED, [lead_id, channel, is_given_up, clock.now(), queued_at])
      })
      for (const row of rows) announced.delete(keyOf(row))
      isMarkable = true
    } catch (error) {
      if (isMarkable)
        log.warn({ reason: codeOf(error) }, 'that staff have been told of failed leads could not be written down')
      isMarkable = false
    }
  }

  const lockoutAfter = (failures: number) => ({ failures, untilTick: clock.ticks() + loginDelayMs(failures) })

  return {
    /** Without a channel that announces, failures wait for one. */
    start: () => void (announce && (running = run(announce))),
    wake: () => waking.abort(),
    /** A channel works again: announces what could not be announced before. */
    retry() {
      if (isStaffReachable) return
      lockout = NOT_LOCKED_OUT
      waking.abort()
    },
    stop() {
      closing.abort()
      waking.abort()
      return running
    },
  }
}

interface UnannouncedRow {
  lead_id: string
  channel: string
  reason: string
  is_given_up: number
  /** Changes when the lead is sent again, which may fail again. */
  queued_at: number
}

const keyOf = ({ lead_id, channel, is_given_up, queued_at }: UnannouncedRow) =>
  `${lead_id} ${channel} ${is_given_up} ${queued_at}`

const failedOf = ({ lead_id, channel, reason, is_given_up }: UnannouncedRow): FailedDelivery => ({
  leadId: lead_id,
  channel,
  reason,
  isGivenUp: is_given_up === 1,
})

const IS_GIVEN_UP = "CASE WHEN state = 'failed' THEN 1 ELSE 0 END"

const UNANNOUNCED = `SELECT lead_id, channel, reason, ${IS_GIVEN_UP} AS is_given_up, queued_at FROM versta_delivery
  WHERE needs_staff = 1 AND announced_at IS NULL ORDER BY queued_at LIMIT $1`

/** A delivery given up or sent again in the meantime is announced again. */
const MARK_ANNOUNCED = `UPDATE versta_delivery SET announced_at = $4
  WHERE lead_id = $1 AND channel = $2 AND ${IS_GIVEN_UP} = $3 AND queued_at = $5`
