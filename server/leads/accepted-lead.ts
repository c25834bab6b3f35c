import type { Lead } from '../../shared/lead/lead.ts'
import type { Consent } from './consent.ts'
import type { Suspicion } from './screening.ts'

/** A lead as it is kept and as staff receive it. */
export interface AcceptedLead extends Lead {
  id: string
  receivedAt: Date
  consent: Consent
  /** Why it looks like spam; an honest lead has none. */
  suspicions: Suspicion[]
}
