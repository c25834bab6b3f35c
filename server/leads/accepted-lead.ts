import type { Lead } from '../../shared/lead/lead.ts'
import type { Consent } from './consent.ts'
import type { Suspicion } from './screening.ts'

/** A lead as it is stored and delivered. */
export interface AcceptedLead extends Lead {
  id: string
  receivedAt: Date
  consent: Consent
  /** Why it looks like spam; empty for an ordinary lead. */
  suspicions: Suspicion[]
}
