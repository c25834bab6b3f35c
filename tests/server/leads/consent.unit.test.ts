import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoConfig } from '../../support/demo-config.ts'
import { createConsentForm } from '../../../server/leads/consent.ts'
import { policyOf } from '../../../shared/policy.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })
const GIVEN = new Date('2025-09-12T11:30:00Z')

test('a consent proves when, where and to which words it was given', () => {
  const words = createHash('sha256')
    .update(JSON.stringify(policyOf(site)))
    .digest('hex')
  expect(createConsentForm(site)(GIVEN, '/contacts/', '203.0.113.7')).toEqual({
    givenAt: '2025-09-12T11:30:00.000Z',
    policyVersion: '2026-11-24',
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
