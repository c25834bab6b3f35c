import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isoDay } from '../../shared/format/date.ts'
import { policyOf } from '../../shared/policy.ts'
import type { Site } from '../../shared/site.ts'
import { flushToDisk, replaceFile } from '../base/atomic-file.ts'
import { makeFolder } from '../base/make-folder.ts'

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
  const textHash = hashOf(wordsOf(site))
  return (givenAt: Date, page: string, address: string): Consent => ({
    givenAt: givenAt.toISOString(),
    policyVersion,
    textHash,
    page,
    address,
  })
}

/** Keeps the text under its hash: what a consent was given to can be read, and checked, after the text has changed. */
export async function keepConsentText(site: Site, folder: string): Promise<void> {
  const words = wordsOf(site)
  await makeFolder(folder)
  await replaceFile(join(folder, `${hashOf(words)}.json`), (temporary) => writeFile(temporary, words))
  await flushToDisk(folder)
}

const wordsOf = (site: Site) => JSON.stringify(policyOf(site))

const hashOf = (words: string) => createHash('sha256').update(words).digest('hex')
