import { createHash } from 'node:crypto'
import { isoDay } from '../../shared/format/date.ts'
import { policyOf } from '../../shared/policy.ts'
import type { Site } from '../../shared/site.ts'

/** What proves that a visitor agreed: when, to which words, where and from which address. */
export interface Consent {
  givenAt: string
  policyVersion: string
  /** Of the consent and the policy it names, as they stood on the site at that moment. */
  textHash: string
  page: string
  address: string
}

/** Fills in consents to the text that is in force while this program runs. */
export function createConsentForm(site: Site) {
  const policy = policyOf(site)
  const policyVersion = isoDay(policy.effectiveOn)
  const textHash = createHash('sha256').update(JSON.stringify(policy)).digest('hex')
  return (givenAt: Date, page: string, address: string): Consent => ({
    givenAt: givenAt.toISOString(),
    policyVersion,
    textHash,
    page,
    address,
  })
}
