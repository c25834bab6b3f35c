import type { AcceptedLead } from '../../../server/leads/accepted-lead.ts'
import { createLeadArchive } from '../../../server/leads/archive.ts'
import type { Channel, Delivery } from '../../../server/leads/channels/channel.ts'
import type { Clock } from '../../../server/leads/clock.ts'
import { createDeliveries } from '../../../server/leads/deliveries.ts'
import { createDeliveryQueue } from '../../../server/leads/delivery-queue.ts'
import { createOutbox, type Submission } from '../../../server/leads/outbox.ts'
import { createDatabase, type Database } from '../../../server/leads/storage/database.ts'
import { readLead } from '../../../shared/lead/read-lead.ts'
import { LEAD } from './lead.ts'
import type { OpenStore } from './stores.ts'

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

/** Storage and delivery of leads without the rest of the site, as in one of its processes. */
export function openLeads({ settings }: OpenStore, channels: readonly Channel[], clock: Clock, pollMs = 50) {
  let underway = 0
  const counted = <Arguments extends unknown[], Result>(work: (...args: Arguments) => Promise<Result>) => {
    return (...args: Arguments) => {
      underway += 1
      return work(...args).finally(() => (underway -= 1))
    }
  }
  const storage = createDatabase(settings)
  const database: Database = {
    ...storage,
    transaction: (work, flush) => counted(() => storage.transaction(work, flush))(),
  }
  const deliveries = createDeliveries(database, clock)
  const outbox = createOutbox(database, channels, clock)
  const queues = channels.map((channel) =>
    createDeliveryQueue({
      channel: { ...channel, deliver: counted(channel.deliver) },
      deliveries,
      clock,
      log: SILENT,
      onSettled: () => {},
      pollMs,
    }),
  )
  return {
    database,
    deliveries,
    outbox,
    archive: createLeadArchive(database, clock),
    post: (change: Record<string, unknown> = {}, posted: Partial<Submission> = {}) =>
      outbox.accept({ ...postedLead(change), ...posted }),
    /** Nothing is being written or delivered. */
    isIdle: () => underway === 0,
    start: () => queues.forEach((queue) => queue.start()),
    async close() {
      await Promise.all(queues.map((queue) => queue.stop()))
      await database.close()
    },
  }
}

/** A lead as the form's route submits it. */
export function postedLead(change: Record<string, unknown> = {}): Submission {
  const reading = readLead({ ...LEAD, ...change })
  if ('invalidFields' in reading) throw new Error(`bad fields: ${reading.invalidFields.join()}`)
  return {
    lead: reading.lead,
    idempotencyKey: null,
    consent: { givenAt: '2025-09-12T11:30:00.000Z', policyVersion: '1', textHash: 'x', page: '/', address: '::1' },
    suspicions: [],
  }
}

/** A channel with a scripted `deliver` that records its calls. */
export function testChannel(name = 'test', deliver: (lead: AcceptedLead) => Promise<void> = async () => {}) {
  const tried: string[] = []
  const taken: string[] = []
  const channel: Channel = {
    name,
    concurrency: 4,
    async deliver(lead: AcceptedLead, _delivery: Delivery) {
      tried.push(lead.name)
      await deliver(lead)
      taken.push(lead.name)
    },
  }
  return { channel, tried, taken }
}
