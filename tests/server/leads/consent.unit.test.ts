import { createHash } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createConsentForm, keepConsentText } from '../../../server/leads/consent.ts'
import { policyOf } from '../../../shared/policy.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })
const GIVEN = new Date('2025-09-12T11:30:00Z')

test('a consent proves when, where and to which words it was given', () => {
  const words = createHash('sha256')
    .update(JSON.stringify(policyOf(site)))
    .digest('hex')
  expect(createConsentForm(site)(GIVEN, '/contacts/', '203.0.113.7')).toEqual({
    givenAt: '2025-09-12T11:30:00.000Z',
    policyVersion: '2026-11-27',
    textHash: words,
    page: '/contacts/',
    address: '203.0.113.7',
  })
})

test('to other words it is another consent', () => {
  const [one, other] = [site, { ...site, legalName: 'ООО «Другая»' }].map((owner) =>
    createConsentForm(owner)(GIVEN, '/', '::1'),
  )
  expect(one?.textHash).not.toBe(other?.textHash)
})

test('the words of each consent stay to be read under their hash', async () => {
  const data = await mkdtemp(join(tmpdir(), 'versta-consents-'))
  const folder = join(data, 'consents')
  const other = { ...site, legalName: 'ООО «Другая»' }
  for (const owner of [site, other, site]) await keepConsentText(owner, folder)

  for (const owner of [site, other]) {
    const { textHash } = createConsentForm(owner)(GIVEN, '/', '::1')
    const words = await readFile(join(folder, `${textHash}.json`))
    expect(createHash('sha256').update(words).digest('hex')).toBe(textHash)
    expect(JSON.parse(words.toString()).consent).toEqual(policyOf(owner).consent)
  }
  expect(await readdir(folder)).toHaveLength(2)
  await rm(data, { recursive: true })
})
