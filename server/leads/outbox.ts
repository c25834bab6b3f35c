import { randomUUID } from 'node:crypto'
import type { Lead } from '../../shared/lead/lead.ts'

/** A lead as staff receive it. */
export interface AcceptedLead extends Lead {
  id: string
  receivedAt: Date
}

/** A way a lead reaches the agency. */
export interface Channel {
  name: string
  deliver(lead: AcceptedLead): Promise<void>
  close(): Promise<void>
}

export interface Outbox {
  /** Resolves with the lead's id once it is safe with somebody; rejects when nobody has it. */
  accept(lead: Lead): Promise<string>
}

/**
 * Delivers at once and acknowledges only what every channel has taken. Durable storage with retries takes
 * the place of this function; its callers stay.
 */
export function createOutbox(channels: readonly Channel[], now: () => Date = () => new Date()): Outbox {
  return {
    async accept(lead) {
      const accepted = { ...lead, id: randomUUID(), receivedAt: now() }
      await Promise.all(channels.map((channel) => channel.deliver(accepted)))
      return accepted.id
    },
  }
}
