import { codeOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { untraced, type Tracing } from '../base/tracing.ts'
import { channelDelayMs, loginDelayMs } from './backoff.ts'
import type { Channel } from './channels/channel.ts'
import { DeliveryFailure, deliveryFailureOf } from './channels/delivery-failure.ts'
import type { Clock } from './clock.ts'
import { LEASE_MS, type ClaimedDelivery, type Deliveries, type Settlement } from './deliveries.ts'

export interface DeliveryQueueOptions {
  channel: Channel
  deliveries: Deliveries
  clock: Clock
  log: Log
  tracing?: Tracing
  onSettled: (channel: Channel, settlement: Settlement) => void
  /** How often to poll for deliveries of other processes. */
  pollMs?: number
}

/** Well below the lease, so that no other process claims a delivery in flight. */
const DELIVERY_TIMEOUT_MS = LEASE_MS / 2
const CLOSE_TIMEOUT_MS = 5000
const RETRY_WAITING_INTERVAL_MS = 60_000
const SETTLE_RETRY_DELAYS_MS = [500, 2000, 10_000]

/** Delivers one channel's leads, oldest first. Independent of other channels, so none can block it. */
export function createDeliveryQueue({
  channel,
  deliveries,
  clock,
  log,
  tracing = untraced,
  onSettled,
  pollMs = 2000,
}: DeliveryQueueOptions) {
  const { name, concurrency, intervalMs = 0 } = channel
  /** By the id of the lead. */
  const inFlight = new Map<string, Promise<void>>()
  const closing = new AbortController()
  /** While the channel is unreachable, one lead at a time is tried, with backoff. */
  let outage = { failures: 0, untilTick: 0 }
  let nextRetryWaitingTick = 0
  /** Aborted with a reason: without one each abort creates an error with a stack. */
  let waking = new AbortController()
  let isReadable = true
  let running = Promise.resolve()

  async function run() {
    while (!closing.signal.aborted) {
      waking = new AbortController()
      const claimed = await claim()
      for (const delivery of claimed) {
        const { id } = delivery.lead
        inFlight.set(
          id,
          deliverAndSettle(delivery).finally(() => inFlight.delete(id)),
        )
      }
      if (claimed.length === 0) await waitForWork()
    }
  }

  async function claim(): Promise<ClaimedDelivery[]> {
    const room = (outage.failures > 0 ? 1 : concurrency) - inFlight.size
    if (room <= 0 || clock.ticks() < outage.untilTick) return []
    try {
      const claimed = await deliveries.claim(name, room, [...inFlight.keys()])
      if (!isReadable) log.info({ channel: name }, 'queue of leads can be read again')
      isReadable = true
      return claimed
    } catch (error) {
      if (isReadable) log.error({ channel: name, reason: codeOf(error) }, 'queue of leads cannot be read')
      isReadable = false
      return []
    }
  }

  /** Until it is woken, a delivery ends, or the next poll or retry is due. */
  async function waitForWork() {
    const outageMs = outage.untilTick - clock.ticks()
    const ends = outageMs > 0 ? [] : inFlight.values()
    await Promise.race([clock.sleep(outageMs > 0 ? Math.min(pollMs, outageMs) : pollMs, waking.signal), ...ends])
    waking.abort('woken')
  }

  async function deliverAndSettle(delivery: ClaimedDelivery) {
    const [failure] = await Promise.all([deliver(delivery), intervalMs && clock.sleep(intervalMs, closing.signal)])
    updateOutage(failure)
    const settlement = await settle(delivery, failure)
    if (!settlement) return
    logSettlement(delivery, settlement)
    onSettled(channel, settlement)
    if (!failure) await retryWaiting()
  }

  async function deliver({ lead, details, deliveredTo }: ClaimedDelivery): Promise<DeliveryFailure | null> {
    const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS)
    try {
      const deliverNow = () => {
        const delivering = channel.deliver(lead, { key: `${lead.id}:${name}`, details, deliveredTo, signal })
        return Promise.race([delivering, expiryOf(signal)])
      }
      await tracing.step('deliver lead', { 'lead.id': lead.id, 'lead.channel': name }, deliverNow, lead.id)
      return null
    } catch (error) {
      return deliveryFailureOf(error)
    }
  }

  function updateOutage(failure: DeliveryFailure | null) {
    if (!failure?.stopsChannel) outage = { failures: 0, untilTick: 0 }
    else if (clock.ticks() >= outage.untilTick) {
      const failures = outage.failures + 1
      const delayMs = failure.kind === 'locked-out' ? loginDelayMs(failures) : channelDelayMs(failures)
      outage = { failures, untilTick: clock.ticks() + delayMs }
    }
  }

  /** After a success the failed ones are retried, too. Throttled: a lead itself may be the cause. */
  async function retryWaiting() {
    if (clock.ticks() < nextRetryWaitingTick) return
    nextRetryWaitingTick = clock.ticks() + RETRY_WAITING_INTERVAL_MS
    await deliveries.retryWaiting(name).catch(() => (nextRetryWaitingTick = 0))
  }

  /** Retries, since a delivery that is not recorded would be sent twice. */
  async function settle(delivery: ClaimedDelivery, failure: DeliveryFailure | null): Promise<Settlement | null> {
    for (const delayMs of [...SETTLE_RETRY_DELAYS_MS, 0])
      try {
        return await deliveries.settle(delivery, failure)
      } catch (error) {
        log.error({ leadId: delivery.lead.id, channel: name, reason: codeOf(error) }, 'delivery not written down')
        await clock.sleep(delayMs, closing.signal)
      }
    return null
  }

  function logSettlement({ lead, attempt }: ClaimedDelivery, settlement: Settlement) {
    const line = { leadId: lead.id, channel: name, attempt, reason: settlement.reason ?? undefined }
    if (settlement.state === 'delivered') log.info(line, 'lead delivered')
    else if (settlement.state === 'failed')
      log.error(line, 'lead could not be delivered: npm run leads -- resend --failed')
    else if (settlement.needsStaff) log.error(line, 'lead not delivered yet: a setting or a mailbox needs mending')
    else log.warn(line, 'lead not delivered yet')
  }

  return {
    start: () => void (running = run()),
    wake: () => waking.abort('woken'),
    /** Deliveries in flight may finish; those that time out are retried after the next start. */
    async stop() {
      closing.abort()
      waking.abort('woken')
      await running
      const timeout = new AbortController()
      await Promise.race([Promise.all(inFlight.values()), clock.sleep(CLOSE_TIMEOUT_MS, timeout.signal)])
      timeout.abort()
      await channel.close?.()
    },
  }
}

function expiryOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new DeliveryFailure('delayed', 'timeout'))),
  )
}
