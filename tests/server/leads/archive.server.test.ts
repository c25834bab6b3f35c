import { expect, test } from 'vitest'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { describeLeads } from '../../support/leads/describe-leads.ts'
import { testChannel } from '../../support/leads/leads.ts'
import { START } from '../../support/leads/test-clock.ts'

const SECOND_MS = 1000
const REFUSED = new DeliveryFailure('refused', 'HTTP 400')

describeLeads('the staff’s view of leads', [testChannel('mail').channel, testChannel('crm').channel], (at) => {
  async function post(name: string, change = {}, posted = {}): Promise<string> {
    at.clock.advance(SECOND_MS)
    const receipt = await at.leads.post({ name, ...change }, posted)
    return 'leadId' in receipt ? receipt.leadId : ''
  }
  async function settle(channel: string, failure: DeliveryFailure | null) {
    const [delivery] = await at.leads.deliveries.claim(channel, 1)
    await at.leads.deliveries.settle(delivery!, failure)
  }
  const namesOf = (found: { lead: { name: string } }[]) => found.map(({ lead }) => lead.name)

  test('shows a lead as it was taken, with each of its deliveries', async () => {
    const id = await post('Анна', {}, { suspicions: ['honeypot', 'too-fast'] })
    at.clock.advance(SECOND_MS)
    await settle('crm', REFUSED)
    expect(await at.leads.archive.list()).toEqual([
      {
        lead: expect.objectContaining({
          id,
          name: 'Анна',
          receivedAt: new Date(START + SECOND_MS),
          consent: expect.objectContaining({ page: '/', address: '::1' }),
          suspicions: ['honeypot', 'too-fast'],
        }),
        deliveries: [
          {
            channel: 'crm',
            state: 'failed',
            attempts: 1,
            reason: 'HTTP 400',
            dueAt: new Date(START + 2 * SECOND_MS),
            settledAt: new Date(START + 2 * SECOND_MS),
          },
          {
            channel: 'mail',
            state: 'queued',
            attempts: 0,
            reason: null,
            dueAt: new Date(START + SECOND_MS),
            settledAt: null,
          },
        ],
      },
    ])
  })

  test('shows the newest first, and of those what is asked for', async () => {
    await post('Анна')
    await settle('mail', REFUSED)
    await post('Борис', {}, { suspicions: ['honeypot'] })
    await post('Вера')
    expect(namesOf(await at.leads.archive.list())).toEqual(['Вера', 'Борис', 'Анна'])
    expect(namesOf(await at.leads.archive.list({ suspects: true }))).toEqual(['Борис'])
    expect(namesOf(await at.leads.archive.list({ failed: true }))).toEqual(['Анна'])
    expect(namesOf(await at.leads.archive.list({ suspects: true, failed: true }))).toEqual([])
  })

  test('finds a lead by its number, or by the beginning or end of it', async () => {
    const id = await post('Анна')
    at.clock.advance(24 * 3600 * SECOND_MS)
    await post('Борис')
    for (const known of [id, id.slice(0, 8), id.slice(-12)])
      expect(namesOf(await at.leads.archive.find(known))).toEqual(['Анна'])
    expect(await at.leads.archive.find(id.slice(9, 20))).toEqual([])
  })

  test('finds everything under one telephone or one address', async () => {
    await post('Анна', { email: 'Anna@Company.example', tel: '+7 (916) 000-00-01' })
    await post('Борис', { type: 'contacts', email: 'boris@company.example', tel: '+7 (916) 000-00-02' })
    const { findByPerson } = at.leads.archive
    expect(namesOf(await findByPerson({ email: 'anna@company.example' }))).toEqual(['Анна'])
    expect(namesOf(await findByPerson({ phone: '+7 (916) 000-00-02' }))).toEqual(['Борис'])
    expect(namesOf(await findByPerson({ phone: '+7 (916) 000-00-03' }))).toEqual([])
  })

  test.each(['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'])(
    'finds both spellings of an address by %s',
    async (email) => {
      await post('Анна', { email: 'Anna@пример.рф' })
      await post('Она же', { email: 'anna@XN--E1AFMKFD.xn--p1ai' })
      expect(namesOf(await at.leads.archive.findByPerson({ email })).toSorted()).toEqual(['Анна', 'Она же'])
    },
  )

  test('shows no more than is asked for, with their deliveries, and counts the rest', async () => {
    for (const name of ['Анна', 'Борис', 'Вера']) await post(name)
    const shown = await at.leads.archive.list({ limit: 2 })
    expect(namesOf(shown)).toEqual(['Вера', 'Борис'])
    expect(shown.map(({ deliveries }) => deliveries.length)).toEqual([2, 2])
    expect(await at.leads.archive.count()).toBe(3)
    expect(await at.leads.archive.count({ suspects: true })).toBe(0)
  })

  test('sends a lead again by every channel that has done with it', async () => {
    const id = await post('Анна')
    await settle('mail', null)
    await settle('crm', new DeliveryFailure('delayed', 'HTTP 500'))
    at.clock.advance(SECOND_MS)
    expect(await at.leads.archive.resend(id)).toBe(1)
    expect(await at.leads.archive.resend('another')).toBe(0)
    expect((await at.leads.archive.list())[0]?.deliveries).toMatchObject([
      { channel: 'crm', reason: 'HTTP 500', settledAt: expect.any(Date) },
      { channel: 'mail', state: 'queued', reason: null, dueAt: new Date(at.clock.now()), settledAt: null },
    ])
  })

  test('sends everything again that failed, and nothing else', async () => {
    await post('Анна')
    await settle('mail', REFUSED)
    await settle('crm', null)
    expect(await at.leads.archive.resendFailed()).toBe(1)
    expect(await at.leads.archive.resendFailed()).toBe(0)
    expect((await at.leads.deliveries.claim('mail', 5)).map(({ lead }) => lead.name)).toEqual(['Анна'])
    expect(await at.leads.deliveries.claim('crm', 5)).toEqual([])
  })

  test('takes a failed delivery that somebody has seen to for delivered, and no other', async () => {
    const id = await post('Анна')
    await settle('mail', REFUSED)
    await post('Борис')
    await settle('mail', REFUSED)
    at.clock.advance(SECOND_MS)
    expect(await at.leads.archive.settle(id)).toBe(1)
    expect(await at.leads.archive.settle(id)).toBe(0)
    const [anna] = await at.leads.archive.find(id)
    expect(anna?.deliveries).toMatchObject([
      { channel: 'crm', state: 'queued' },
      { channel: 'mail', state: 'delivered', reason: REFUSED.reason, settledAt: new Date(at.clock.now()) },
    ])
    expect(namesOf(await at.leads.archive.list({ failed: true }))).toEqual(['Борис'])
  })

  test('sends what failed to those who have not got it, and one lead to everybody', async () => {
    const id = await post('Анна')
    const claimed = async () => (await at.leads.deliveries.claim('mail', 1))[0]!
    const first = await claimed()
    first.deliveredTo.add('staff@versta.example')
    await at.leads.deliveries.settle(first, REFUSED)
    await at.leads.archive.resendFailed()
    const second = await claimed()
    expect([...second.deliveredTo]).toEqual(['staff@versta.example'])
    await at.leads.deliveries.settle(second, null)
    await at.leads.archive.resend(id)
    expect([...(await claimed()).deliveredTo]).toEqual([])
  })

  test('counts deliveries by channel and state, and those that wait for a channel that is off', async () => {
    await post('Анна')
    await settle('mail', null)
    await settle('crm', REFUSED)
    await post('Борис')
    await at.leads.deliveries.claim('crm', 1)
    await post('Вера')
    expect(await at.leads.archive.counts()).toEqual([
      { channel: 'crm', state: 'failed', count: 1, oldest: null },
      { channel: 'crm', state: 'queued', count: 1, oldest: expect.any(Number) },
      { channel: 'crm', state: 'sending', count: 1, oldest: null },
      { channel: 'mail', state: 'delivered', count: 1, oldest: null },
      { channel: 'mail', state: 'queued', count: 2, oldest: expect.any(Number) },
    ])
    expect(await at.leads.archive.stranded(['mail'])).toEqual([{ channel: 'crm', count: 2 }])
    expect(await at.leads.archive.stranded(['mail', 'crm'])).toEqual([])
  })

  test('erases leads so that a form sent again is a new one', async () => {
    const id = await post('Анна', {}, { idempotencyKey: 'key' })
    await post('Борис')
    await at.leads.archive.erase([id])
    expect(namesOf(await at.leads.archive.list())).toEqual(['Борис'])
    expect(await at.leads.archive.counts()).toEqual([
      { channel: 'crm', state: 'queued', count: 1, oldest: expect.any(Number) },
      { channel: 'mail', state: 'queued', count: 1, oldest: expect.any(Number) },
    ])
    expect(await at.leads.post({ name: 'Анна' }, { idempotencyKey: 'key' })).toMatchObject({ kind: 'accepted' })
  })
})
