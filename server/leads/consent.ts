import { createHash } from 'node:crypto'
import { isoDay } from '../../shared/format/date.ts'
import { policyOf } from '../../shared/policy.ts'
import type { Site } from '../../shared/site.ts'

/** Proof of a visitor's consent. */
export interface Consent {
  givenAt: string
  policyVersion: string
  /** Hash of the consent and the policy, as published at that moment. */
  textHash: string
  page: string
  address: string
}

/** Creates consents to the current text. */
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
