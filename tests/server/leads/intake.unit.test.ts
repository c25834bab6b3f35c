import { expect, test, vi } from 'vitest'
import { createIntake } from '../../../server/leads/intake.ts'
import type { Outbox, Receipt } from '../../../server/leads/outbox.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { postedLead } from '../../support/leads/leads.ts'
import { createTestClock, START } from '../../support/leads/test-clock.ts'

const ACCEPTED: Receipt = { kind: 'accepted', leadId: 'id-1', suspicions: [] }

function intakeWith(receipt: () => Promise<Receipt>) {
  const accept = vi.fn<Outbox['accept']>(receipt)
  const onAccepted = vi.fn<() => void>()
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
  const take = createIntake({
    outbox: { accept },
    fillTime: async (token) => (token === 'forged' ? 'forged' : 'unknown'),
    consentTo: (givenAt, page, address) => ({
      givenAt: givenAt.toISOString(),
      policyVersion: '1',
      textHash: 'x',
      page,
      address,
    }),
    clock: createTestClock(),
    onAccepted,
  })
  const circumstances = { idempotencyKey: 'key-1', page: '/team/', address: '203.0.113.7', log }
  return { accept, onAccepted, log, take: (fields = {}) => take({ ...LEAD, ...fields }, circumstances) }
}

test('a form becomes a lead with its key, its consent and what makes it suspicious', async () => {
  const { take, accept, onAccepted, log } = intakeWith(async () => ACCEPTED)
  const { lead } = postedLead()

  expect(await take({ token: 'forged' })).toEqual({ kind: 'accepted', lead, leadId: 'id-1' })
  expect(accept).toHaveBeenCalledExactlyOnceWith({
    lead,
    idempotencyKey: 'key-1',
    consent: {
      givenAt: new Date(START).toISOString(),
      policyVersion: '1',
      textHash: 'x',
      page: '/team/',
      address: '203.0.113.7',
    },
    suspicions: ['forged-token'],
  })
  expect(onAccepted).toHaveBeenCalledOnce()
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ type: 'contacts', ...ACCEPTED }, 'lead accepted')
})

test.each(['Anna@пример.рф', 'Anna@xn--e1afmkfd.xn--p1ai', 'Anna@ПРИМЕР.РФ'])(
  'an address has its domain as people read it, however the browser sends it: %s',
  async (email) => {
    expect(await intakeWith(async () => ACCEPTED).take({ email })).toMatchObject({ lead: { email: 'Anna@пример.рф' } })
  },
)

test('a repeated form is told from a new one in the log alone', async () => {
  const { take, log } = intakeWith(async () => ({ kind: 'repeated', leadId: 'id-1' }))
  expect(await take()).toMatchObject({ kind: 'accepted', leadId: 'id-1' })
  expect(log.info).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'lead repeated')
})

test('a form with bad fields is no lead', async () => {
  const { take, accept, onAccepted } = intakeWith(async () => ACCEPTED)
  expect(await take({ tel: '916' })).toEqual({ kind: 'invalid', invalidFields: ['tel'] })
  expect(accept).not.toHaveBeenCalled()
  expect(onAccepted).not.toHaveBeenCalled()
})

test('a key that belongs to another lead stores nothing and wakes nobody', async () => {
  const { take, onAccepted, log } = intakeWith(async () => ({ kind: 'conflict' }))
  expect(await take()).toEqual({ kind: 'conflict' })
  expect(onAccepted).not.toHaveBeenCalled()
  expect(log.info).not.toHaveBeenCalled()
})

test('a lead that could not be stored has failed, and the log says why without a word of it', async () => {
  const { take, onAccepted, log } = intakeWith(async () => {
    throw Object.assign(new Error(`cannot write ${LEAD.name}`), { code: 'ENOSPC' })
  })
  expect(await take()).toEqual({ kind: 'failed' })
  expect(onAccepted).not.toHaveBeenCalled()
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ reason: 'ENOSPC' }, 'lead could not be stored')
})
