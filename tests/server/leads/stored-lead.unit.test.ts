import { expect, test } from 'vitest'
import { leadOf } from '../../../server/leads/stored-lead.ts'
import { acceptedLead, LEAD_ID } from '../../support/leads/accepted-lead.ts'

test('a lead that an earlier release has stored, without an address of an advertisement, is read as one without', () => {
  const {
    landing: _landing,
    place: _place,
    id: _id,
    receivedAt,
    consent,
    suspicions: _suspicions,
    ...stored
  } = acceptedLead()
  const row = {
    id: LEAD_ID,
    received_at: receivedAt.getTime(),
    lead: JSON.stringify(stored),
    consent: JSON.stringify(consent),
    suspicions: '',
  }
  expect(leadOf(row)).toEqual(acceptedLead())
})
