import type { Lead } from '../../../shared/lead/lead.ts'
import type { Site } from '../../../shared/site.ts'
import type { Config } from '../../config/config.ts'
import type { AcceptedLead } from '../accepted-lead.ts'

/** A destination of leads, with its own queue. */
export interface Channel {
  name: string
  /** Concurrent deliveries. */
  concurrency: number
  /** Minimum time between deliveries, where the recipient limits their rate. */
  intervalMs?: number
  /** Leaves time for details that arrive after the lead. */
  initialDelayMs?: number
  accepts?: (lead: Lead) => boolean
  /**
   * Resolves once the recipient has accepted the lead; rejects with a `DeliveryFailure` if
   * the kind of failure is known.
   */
  deliver: (lead: AcceptedLead, delivery: Delivery) => Promise<void>
  /** Alerts the staff to failed deliveries. */
  announce?: (failed: readonly FailedDelivery[], signal: AbortSignal) => Promise<void>
  /** Deletes the channel's own files of leads that are being erased. */
  forget?: (leadIds: readonly string[]) => Promise<void>
  /** Deletes those of this machine by their age: another one may have erased the leads. */
  forgetBefore?: (moment: Date) => Promise<void>
  close?: () => Promise<void>
}

export interface Delivery {
  /** Idempotency key: the same at every attempt. */
  key: string
  /** Extra fields for this channel alone. */
  details: Record<string, string>
  /** Recipients that have the lead: add each one that accepts it; retries skip them. */
  deliveredTo: Set<string>
  /** Aborted on timeout. */
  signal: AbortSignal
}

export interface FailedDelivery {
  leadId: string
  channel: string
  reason: string
  /** Otherwise it is still being retried. */
  isGivenUp: boolean
}

export interface ChannelSettings {
  site: Site
  leads: Config['leads']
  content: Pick<Config['content'], 'apiUrl' | 'token'>
  dataDirectory: string
}

/** A channel the policy names as a recipient. */
type NamedChannel = Channel & { name: keyof Site['leadRecipients'] }

/** `null` if the settings switch the channel off. */
export type CreateChannel = (settings: ChannelSettings) => NamedChannel | null
