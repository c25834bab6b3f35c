import type { Lead } from '../../shared/lead/lead.ts'
import type { AcceptedLead } from './accepted-lead.ts'
import type { Consent } from './consent.ts'
import type { Suspicion } from './screening.ts'

/** A lead as its row in the database is read. */
export interface StoredLead {
  id: string
  received_at: number
  lead: string
  consent: string
  suspicions: string
}

export function leadOf(row: StoredLead): AcceptedLead {
  return {
    ...readStored(row.lead),
    id: row.id,
    receivedAt: new Date(row.received_at),
    consent: JSON.parse(row.consent) as Consent,
    suspicions: row.suspicions.split(' ').filter(Boolean) as Suspicion[],
  }
}

/** Those of earlier releases have no `landing` and no `place`. */
const readStored = (lead: string): Lead => ({
  landing: '',
  place: '',
  ...(JSON.parse(lead) as Omit<Lead, 'landing' | 'place'>),
})
