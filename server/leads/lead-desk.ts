import { join } from 'node:path'
import { codeOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { untraced, type Tracing } from '../base/tracing.ts'
import { createAlerts } from './alerts.ts'
import { createLeadArchive } from './archive.ts'
import type { Channel, ChannelSettings } from './channels/channel.ts'
import { createChannels } from './channels/channels.ts'
import { systemClock } from './clock.ts'
import { createConsentForm, keepConsentText } from './consent.ts'
import { createDeliveries, type Settlement } from './deliveries.ts'
import { createDeliveryQueue } from './delivery-queue.ts'
import { createFormTokens } from './form-token.ts'
import { createIntake, type SubmissionContext, type FormFields, type Outcome } from './intake.ts'
import { takeOverWaiting } from './left-waiting.ts'
import { createOutbox } from './outbox.ts'
import { createRetention } from './retention.ts'
import { createStandby } from './standby.ts'
import { removeAbandonedRestores } from './storage/abandoned-copies.ts'
import { createDatabase } from './storage/database.ts'
import { trackingDetailsOf } from './tracking-details.ts'

export interface LeadDeskOptions extends ChannelSettings {
  databaseUrl: string | null
}

const HOUR_MS = 60 * 60 * 1000

/**
 * Composes intake, storage, delivery and retention of leads. Leads are logged by
 * id only; failures by code, since error messages may quote addresses.
 */
export function createLeadDesk(options: LeadDeskOptions, log: Log, tracing: Tracing = untraced) {
  const { site, leads, dataDirectory } = options
  const clock = systemClock
  const database = createDatabase(options)
  const channels = createChannels(options)
  const channelNames = channels.map(({ name }) => name)
  const deliveries = createDeliveries(database, clock)
  const archive = createLeadArchive(database, clock)
  const retention = createRetention(database, archive, channels, leads.keepDays, clock)
  const alerts = createAlerts(database, channels, clock, log)
  const queues = channels.map((channel) => createDeliveryQueue({ channel, deliveries, clock, log, tracing, onSettled }))
  const wakeAll = () => queues.forEach((queue) => queue.wake())
  let accepted = 0
  const standby = options.databaseUrl
    ? createStandby({ database, channels, dataDirectory, clock, log, onMoved: wakeAll })
    : null
  const tokens = createFormTokens(standby?.database ?? database, clock)
  const submit = createIntake({
    outbox: standby?.outbox ?? createOutbox(database, channels, clock),
    fillTime: tokens.fillTime,
    consentTo: createConsentForm(site),
    clock,
    onAccepted(leadId) {
      accepted += 1
      tracing.remember(leadId)
      wakeAll()
    },
  })
  let sweeping: NodeJS.Timeout | undefined
  let textIsKept = Promise.resolve()
  let isClosing = false

  /** Alerts the staff to a failure at once, or as soon as a mail gets through again. */
  function onSettled(channel: Channel, { state, needsStaff }: Settlement) {
    if (needsStaff) alerts.wake()
    else if (state === 'delivered' && channel.announce) alerts.retry()
  }

  const sweep = () =>
    attempt('old leads could not be erased', async () => {
      await removeAbandonedRestores(dataDirectory)
      const erased = await retention.purge()
      if (erased > 0) log.info({ erased }, 'leads erased after their time')
    })

  const takeOver = () =>
    attempt('leads that waited for PostgreSQL could not be taken over', async () => {
      const taken = await takeOverWaiting(database, dataDirectory, clock)
      if (taken === 0) return
      log.info({ leads: taken }, 'leads that waited for PostgreSQL are taken over')
      wakeAll()
    })

  /** A channel may have been switched off by mistake. */
  const warnOfStranded = () =>
    attempt('waiting leads could not be counted', async () => {
      for (const { channel, count } of await archive.stranded(channelNames))
        log.warn({ channel, waiting: count }, 'leads wait for a channel that is switched off')
    })

  const keepText = () =>
    attempt('the text of the consent could not be kept', () => keepConsentText(site, join(dataDirectory, 'consents')))

  /** A stop may interrupt the work; the next start repeats it. */
  async function attempt(failure: string, work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      if (!isClosing) log.warn({ reason: codeOf(error) }, failure)
    }
  }

  return {
    submit,

    /** Adds a call-tracking session to a lead, which may have been submitted before. */
    async submitTracked(fields: FormFields, context: SubmissionContext): Promise<Outcome> {
      const outcome = await submit(fields, context)
      if (outcome.kind !== 'accepted') return outcome
      try {
        await (standby ?? deliveries).addDetails(outcome.leadId, 'calltouch', trackingDetailsOf(fields))
        wakeAll()
        return outcome
      } catch (error) {
        log.error({ leadId: outcome.leadId, reason: codeOf(error) }, 'call tracking could not be stored')
        return { kind: 'failed' }
      }
    },

    /** `null` while the database is unavailable: forms work without. */
    formToken: () => tokens.issue().catch(() => null),

    /** `false` if the database file was moved or replaced. */
    isStorageInPlace: database.isInPlace,

    /**
     * Deliveries by channel and state, for metrics. What waits for a channel that is switched off is
     * logged at the start instead.
     */
    counts: async () => (await archive.counts()).filter(({ channel }) => channelNames.includes(channel)),

    /** Since the start; repeated posts count again. */
    accepted: () => accepted,

    /** Leads on this machine that wait for PostgreSQL. */
    waiting: () => standby?.count() ?? 0,

    /** Resolves once the database is open, or known to be unavailable. */
    async open() {
      if (isClosing) return
      if (leads.smtpUrl) log.info({ to: leads.mailTo }, 'lead mails go by SMTP')
      else log.info({ directory: `${dataDirectory}/mail` }, 'SMTP_URL is not set: lead mails are written as .eml files')
      log.info(
        { channels: channelNames, store: options.databaseUrl ? 'PostgreSQL' : 'SQLite' },
        'leads are kept and delivered',
      )
      sweeping = setInterval(() => void sweep(), HOUR_MS)
      textIsKept = keepText()
      for (const queue of queues) queue.start()
      alerts.start()
      await Promise.all([standby ? standby.open() : takeOver(), warnOfStranded(), sweep(), textIsKept])
    },

    async close() {
      isClosing = true
      clearInterval(sweeping)
      await standby?.close()
      await alerts.stop()
      await Promise.all(queues.map((queue) => queue.stop()))
      await Promise.all([database.close(), textIsKept])
    },
  }
}

export type LeadDesk = ReturnType<typeof createLeadDesk>
