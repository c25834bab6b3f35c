import type { AcceptedLead } from '../../../server/leads/accepted-lead.ts'
import type { Delivery } from '../../../server/leads/channels/channel.ts'
import { postedLead } from './leads.ts'

export const LEAD_ID = '0199b5d2-4a80-7c11-8000-7a1b2c3d4e5f'

/** A lead as channels receive it. */
export function acceptedLead(change: Partial<AcceptedLead> = {}): AcceptedLead {
  const { lead, consent } = postedLead()
  return { ...lead, consent, id: LEAD_ID, receivedAt: new Date('2025-09-12T21:30:05Z'), suspicions: [], ...change }
}

export const deliveryWith = (change: Partial<Delivery> = {}): Delivery => ({
  key: `${LEAD_ID}:test`,
  details: {},
  deliveredTo: new Set(),
  signal: new AbortController().signal,
  ...change,
})
