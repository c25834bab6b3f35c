import type { Lead } from '../../../shared/lead/lead.ts'
import type { Site } from '../../../shared/site.ts'
import type { Config } from '../../config.ts'
import type { AcceptedLead } from '../accepted-lead.ts'

/** A way leads reach the staff, with a queue of its own. */
export interface Channel {
  name: string
  /** Deliveries under way at the same time. */
  concurrency: number
  /** Least time between two deliveries, where the other side limits their rate. */
  intervalMs?: number
  /** Waits this long for details that come after the lead. */
  firstTryAfterMs?: number
  takes?: (lead: Lead) => boolean
  /** Resolves when the other side has the lead; rejects with a `DeliveryFailure` where it can tell of what kind. */
  deliver: (lead: AcceptedLead, delivery: Delivery) => Promise<void>
  /** Tells the staff which leads do not get through. */
  announce?: (failed: readonly FailedDelivery[], signal: AbortSignal) => Promise<void>
  /** Drops what it keeps itself of leads that are being erased. */
  forget?: (leadIds: readonly string[]) => Promise<void>
  close?: () => Promise<void>
}

export interface Delivery {
  /** The same at every try, for the other side to know a repeated one by. */
  key: string
  /** What was added to the lead for this channel alone. */
  details: Record<string, string>
  /** Who of several recipients has the lead: whoever takes it is added, and left out of the next try. */
  takenBy: Set<string>
  /** Aborted when the delivery has taken too long. */
  signal: AbortSignal
}

export interface FailedDelivery {
  leadId: string
  channel: string
  reason: string
  /** Else it is still being tried. */
  isGivenUp: boolean
}

export interface ChannelSettings {
  site: Site
  leads: Config['leads']
  apiUrl: string | null
  dataDirectory: string
}

/** `null`: switched off by the settings. */
export type CreateChannel = (settings: ChannelSettings) => Channel | null
