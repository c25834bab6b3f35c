import { codeOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { createAlerts } from './alerts.ts'
import { createArchive } from './archive.ts'
import type { Channel, ChannelSettings } from './channels/channel.ts'
import { createChannels } from './channels/channels.ts'
import { systemClock } from './clock.ts'
import { createConsentForm } from './consent.ts'
import { createDeliveries, type Settlement } from './deliveries.ts'
import { createDeliveryQueue } from './delivery-queue.ts'
import { createFormTokens } from './form-token.ts'
import { createIntake, type Circumstances, type FormFields, type Outcome } from './intake.ts'
import { createOutbox } from './outbox.ts'
import { createRetention } from './retention.ts'
import { createDatabase } from './storage/database.ts'

export interface LeadDeskOptions extends ChannelSettings {
  databaseUrl: string | null
}

const HOUR_MS = 60 * 60 * 1000

/**
 * Everything about leads, put together: what takes them in, what keeps them, what carries them out. Leads are logged by
 * their id and nothing else; failures by their code, since texts of errors repeat addresses.
 */
export function createLeadDesk(options: LeadDeskOptions, log: Log) {
  const { site, leads, dataDirectory } = options
  const clock = systemClock
  const database = createDatabase(options)
  const channels = createChannels(options)
  const deliveries = createDeliveries(database, clock)
  const archive = createArchive(database, clock)
  const retention = createRetention(database, archive, channels, leads.keepDays, clock)
  const alerts = createAlerts(database, channels, clock, log)
  const tokens = createFormTokens(database, clock)
  const queues = channels.map((channel) => createDeliveryQueue({ channel, deliveries, clock, log, onSettled }))
  const wakeAll = () => queues.forEach((queue) => queue.wake())
  const take = createIntake({
    outbox: createOutbox(database, channels, clock),
    fillTime: tokens.fillTime,
    consentTo: createConsentForm(site),
    clock,
    onAccepted: wakeAll,
  })
  let sweeping: NodeJS.Timeout | undefined
  let isClosing = false

  /** Staff hear of what failed at once, or as soon as a mail gets through again. */
  function onSettled(channel: Channel, { state, needsStaff }: Settlement) {
    if (needsStaff || (state === 'delivered' && channel.announce)) alerts.wake()
  }

  async function sweep() {
    try {
      const erased = await retention.purge()
      if (erased > 0) log.info({ erased }, 'leads erased after their time')
    } catch (error) {
      tell(error, 'old leads could not be erased')
    }
  }

  /** A channel that is switched off, by mistake perhaps, keeps its leads; somebody must know. */
  async function tellOfStranded() {
    try {
      for (const { channel, count } of await archive.stranded(channels.map(({ name }) => name)))
        log.warn({ channel, waiting: count }, 'leads wait for a channel that is switched off')
    } catch (error) {
      tell(error, 'waiting leads could not be counted')
    }
  }

  /** What a stop cuts short is begun again with the next start. */
  function tell(error: unknown, failure: string) {
    if (!isClosing) log.warn({ reason: codeOf(error) }, failure)
  }

  return {
    take,

    /** A lead with the session its page's call tracking knows: the one already taken, or a new one. */
    async takeTracked(fields: FormFields, circumstances: Circumstances): Promise<Outcome> {
      const outcome = await take(fields, circumstances)
      if (outcome.kind !== 'accepted') return outcome
      try {
        await deliveries.addDetails(outcome.leadId, 'calltouch', trackingOf(fields))
        wakeAll()
        return outcome
      } catch (error) {
        log.error({ leadId: outcome.leadId, reason: codeOf(error) }, 'call tracking could not be stored')
        return { kind: 'failed' }
      }
    },

    /** `null` while the database is away: forms do without. */
    formToken: () => tokens.issue().catch(() => null),

    /** Whether the next lead would be kept where it is looked for. */
    areKept: database.isInPlace,

    /** Deliveries by channel and state, for metrics. */
    counts: archive.counts,

    open() {
      if (leads.smtpUrl) log.info({ to: leads.mailTo }, 'lead mails go by SMTP')
      else log.info({ directory: `${dataDirectory}/mail` }, 'SMTP_URL is not set: lead mails are written as .eml files')
      log.info(
        { channels: channels.map(({ name }) => name), store: options.databaseUrl ? 'PostgreSQL' : 'SQLite' },
        'leads are kept and delivered',
      )
      void tellOfStranded()
      void sweep()
      sweeping = setInterval(() => void sweep(), HOUR_MS)
      for (const queue of queues) queue.start()
      alerts.start()
    },

    async close() {
      isClosing = true
      clearInterval(sweeping)
      await alerts.stop()
      await Promise.all(queues.map((queue) => queue.stop()))
      await database.close()
    },
  }
}

export type LeadDesk = ReturnType<typeof createLeadDesk>

/** What `/api/calltouch/` takes beside the fields of the lead. */
function trackingOf(fields: FormFields): Record<string, string> {
  const known = ['sessionId', 'requestUrl'].map((name) => [name, fields[name]] as const)
  return Object.fromEntries(
    known.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, clean(String(value))]] : [],
    ),
  )
}

const clean = (value: string) =>
  value
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 2000)
