import { codeOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
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
  onSettled: (channel: Channel, settlement: Settlement) => void
  /** How often it looks for what other processes have left. */
  pollMs?: number
}

/** Well below the lease, so that nobody else begins with a lead that is still under way here. */
const DELIVERY_LIMIT_MS = LEASE_MS / 2
const CLOSING_LIMIT_MS = 5000
const HASTENING_PAUSE_MS = 60_000
const SETTLING_RETRIES_MS = [500, 2000, 10_000]

/** One channel's way through its leads, oldest first. Knows nothing of other channels, so none can hold it up. */
export function createDeliveryQueue({
  channel,
  deliveries,
  clock,
  log,
  onSettled,
  pollMs = 2000,
}: DeliveryQueueOptions) {
  const { name, concurrency, intervalMs = 0 } = channel
  const underway = new Set<Promise<void>>()
  const closing = new AbortController()
  /** While nobody answers, one lead at a time is tried, and rarely. */
  let outage = { failures: 0, untilTick: 0 }
  let hastenedUntilTick = 0
  let waking = new AbortController()
  let isReadable = true
  let running = Promise.resolve()

  async function run() {
    while (!closing.signal.aborted) {
      waking = new AbortController()
      const claimed = await claim()
      for (const delivery of claimed) {
        const ending = deliverAndSettle(delivery).finally(() => underway.delete(ending))
        underway.add(ending)
      }
      if (claimed.length === 0) await rest()
    }
  }

  async function claim(): Promise<ClaimedDelivery[]> {
    const room = (outage.failures > 0 ? 1 : concurrency) - underway.size
    if (room <= 0 || clock.ticks() < outage.untilTick) return []
    try {
      const claimed = await deliveries.claim(name, room)
      if (!isReadable) log.info({ channel: name }, 'queue of leads can be read again')
      isReadable = true
      return claimed
    } catch (error) {
      if (isReadable) log.error({ channel: name, reason: codeOf(error) }, 'queue of leads cannot be read')
      isReadable = false
      return []
    }
  }

  /** Until something new comes, a delivery ends, the outage may be over, or it is time to look again. */
  async function rest() {
    const outageMs = outage.untilTick - clock.ticks()
    const ends = outageMs > 0 ? [] : underway
    await Promise.race([clock.sleep(outageMs > 0 ? Math.min(pollMs, outageMs) : pollMs, waking.signal), ...ends])
    waking.abort()
  }

  async function deliverAndSettle(delivery: ClaimedDelivery) {
    const [failure] = await Promise.all([deliver(delivery), intervalMs && clock.sleep(intervalMs, closing.signal)])
    noteOutage(failure)
    const settlement = await settle(delivery, failure)
    if (!settlement) return
    tell(delivery, settlement)
    onSettled(channel, settlement)
    if (!failure) await hasten()
  }

  async function deliver({ lead, details, takenBy }: ClaimedDelivery): Promise<DeliveryFailure | null> {
    const signal = AbortSignal.timeout(DELIVERY_LIMIT_MS)
    try {
      const delivering = channel.deliver(lead, { key: `${lead.id}:${name}`, details, takenBy, signal })
      await Promise.race([delivering, expiryOf(signal)])
      return null
    } catch (error) {
      return deliveryFailureOf(error)
    }
  }

  function noteOutage(failure: DeliveryFailure | null) {
    if (!failure?.stopsChannel) outage = { failures: 0, untilTick: 0 }
    else if (clock.ticks() >= outage.untilTick) {
      const failures = outage.failures + 1
      const delayMs = failure.kind === 'locked-out' ? loginDelayMs(failures) : channelDelayMs(failures)
      outage = { failures, untilTick: clock.ticks() + delayMs }
    }
  }

  /** Who takes one lead may take the others, too. Not after every one: a lead may be the trouble itself. */
  async function hasten() {
    if (clock.ticks() < hastenedUntilTick) return
    hastenedUntilTick = clock.ticks() + HASTENING_PAUSE_MS
    await deliveries.hasten(name).catch(() => (hastenedUntilTick = 0))
  }

  /** A lead that is delivered but not written down would be sent twice, so this is worth some patience. */
  async function settle(delivery: ClaimedDelivery, failure: DeliveryFailure | null): Promise<Settlement | null> {
    for (const delayMs of [...SETTLING_RETRIES_MS, 0])
      try {
        return await deliveries.settle(delivery, failure)
      } catch (error) {
        log.error({ leadId: delivery.lead.id, channel: name, reason: codeOf(error) }, 'delivery not written down')
        await clock.sleep(delayMs, closing.signal)
      }
    return null
  }

  function tell({ lead, attempt }: ClaimedDelivery, settlement: Settlement) {
    const line = { leadId: lead.id, channel: name, attempt, reason: settlement.reason ?? undefined }
    if (settlement.state === 'delivered') log.info(line, 'lead delivered')
    else if (settlement.state === 'failed')
      log.error(line, 'lead could not be delivered: npm run leads -- resend --failed')
    else if (settlement.needsStaff) log.error(line, 'lead not delivered yet: a setting or a mailbox needs mending')
    else log.warn(line, 'lead not delivered yet')
  }

  return {
    start: () => void (running = run()),
    wake: () => waking.abort(),
    /** What is under way may finish; what does not in time is tried again after the next start. */
    async stop() {
      closing.abort()
      waking.abort()
      await running
      const patience = new AbortController()
      await Promise.race([Promise.all(underway), clock.sleep(CLOSING_LIMIT_MS, patience.signal)])
      patience.abort()
      await channel.close?.()
    },
  }
}

function expiryOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new DeliveryFailure('delayed', 'timeout')), { once: true }),
  )
}
