import { expect, test } from 'vitest'
import type { Channel } from '../../../server/leads/channels/channel.ts'
import type { Submission } from '../../../server/leads/outbox.ts'
import type { Lead } from '../../../shared/lead/lead.ts'
import { describeLeads } from '../../support/leads/describe-leads.ts'
import { postedLead, testChannel } from '../../support/leads/leads.ts'
import { START } from '../../support/leads/test-clock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const TEXT = 'Продвинем ваш сайт в десятку за неделю!'

const sentFrom = (address: string, change: Partial<Lead>): Submission => {
  const { lead, consent, ...posted } = postedLead()
  return { ...posted, lead: { ...lead, ...change }, consent: { ...consent, address } }
}

const LATER: Channel = {
  ...testChannel('later').channel,
  initialDelayMs: 10_000,
  accepts: ({ type }) => type !== 'vacancy_response',
}

describeLeads('the same words under a second key,', [testChannel().channel], (at) => {
  const post = (idempotencyKey: string) => at.leads.post({}, { idempotencyKey })
  const keptIds = async () => (await at.leads.archive.list()).map(({ lead }) => lead.id)

  test('are the lead that is kept, however often they come', async () => {
    await post('first tab')
    const [id] = await keptIds()

    expect(await post('second tab')).toEqual({ kind: 'repeated', leadId: id })
    expect(await post('second tab')).toEqual({ kind: 'repeated', leadId: id })
    expect(await keptIds()).toEqual([id])
  })

  test('are kept though at the same moment they come under a key that belongs to other words', async () => {
    await at.leads.post({ name: 'Анна' }, { idempotencyKey: 'hers' })
    const [refused, kept] = await Promise.all([
      at.leads.post({ name: 'Борис' }, { idempotencyKey: 'hers' }),
      at.leads.post({ name: 'Борис' }, { idempotencyKey: 'his' }),
    ])
    expect([refused.kind, kept.kind]).toEqual(['conflict', 'accepted'])
    expect(await keptIds()).toHaveLength(2)
  })

  test('are a new lead once the one they repeated is erased', async () => {
    await post('first tab')
    await post('second tab')
    await at.leads.archive.erase(await keptIds())

    expect(await post('second tab')).toMatchObject({ kind: 'accepted' })
    expect(await keptIds()).toHaveLength(1)
  })
})

describeLeads('a lead taken in,', [testChannel('mail').channel, LATER], (at) => {
  test('is queued for every channel that takes it, each with its own first moment', async () => {
    await at.leads.post()
    expect((await at.leads.archive.list())[0]?.deliveries).toMatchObject([
      { channel: 'later', dueAt: new Date(START + 10_000) },
      { channel: 'mail', dueAt: new Date(START) },
    ])
    await at.leads.post({ type: 'vacancy_response', name: 'Соискатель' })
    const response = (await at.leads.archive.list()).find(({ lead }) => lead.name === 'Соискатель')
    expect(response?.deliveries.map(({ channel }) => channel)).toEqual(['mail'])
  })

  test('has a number that begins with its time', async () => {
    const receipt = await at.leads.post()
    const time = START.toString(16).padStart(12, '0')
    expect(receipt).toEqual({
      kind: 'accepted',
      leadId: expect.stringMatching(
        new RegExp(`^${time.slice(0, 8)}-${time.slice(8)}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`),
      ),
      suspicions: [],
    })
  })

  test('is told from another under the same key for a day', async () => {
    await at.leads.post({}, { idempotencyKey: 'key' })
    at.clock.advance(24 * HOUR_MS - 1)
    expect(await at.leads.post({ name: 'Другая' }, { idempotencyKey: 'key' })).toEqual({ kind: 'conflict' })
    expect(await at.leads.post({}, { idempotencyKey: 'key' })).toMatchObject({ kind: 'repeated' })
    at.clock.advance(1)
    expect(await at.leads.post({ name: 'Другая' }, { idempotencyKey: 'key' })).toMatchObject({ kind: 'accepted' })
  })

  test('is the same in the same words for ten minutes, from whatever page', async () => {
    await at.leads.post()
    at.clock.advance(10 * MINUTE_MS - 1)
    expect(await at.leads.post({ utm: 'https://versta.example/team/' })).toMatchObject({ kind: 'repeated' })
    expect(await at.leads.post({ budget: '1' })).toMatchObject({ kind: 'accepted' })
    at.clock.advance(1)
    expect(await at.leads.post()).toMatchObject({ kind: 'accepted' })
  })

  test('that names nobody is another one in the same words of another sender', async () => {
    const complaint = { name: '', email: '', tel: '', message: 'Дорого' }
    const kinds = []
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
      kinds.push((await at.leads.outbox.accept(sentFrom(address, complaint))).kind)
    expect(kinds).toEqual(['accepted', 'repeated', 'accepted'])
  })

  test.each([
    ['is of a known e-mail', { name: '', tel: '' }, null],
    ['is of a known telephone', { name: '', email: '' }, null],
    ['names nobody but has its key', { name: '', email: '', tel: '' }, 'key'],
  ])('that %s is the same from whatever address it is sent again', async (_what, change, idempotencyKey) => {
    for (const [address, kind] of [
      ['192.0.2.1', 'accepted'],
      ['192.0.2.2', 'repeated'],
    ] as const)
      expect(await at.leads.outbox.accept({ ...sentFrom(address, change), idempotencyKey })).toMatchObject({ kind })
  })

  test('is another one in the same words or under the same key once a clock that was ahead is set back', async () => {
    const post = (change = {}) => at.leads.post(change, { idempotencyKey: 'key' })
    await post()
    at.clock.setBack(5 * MINUTE_MS)
    expect(await post()).toMatchObject({ kind: 'repeated' })
    at.clock.setBack(48 * HOUR_MS)
    expect(await at.leads.post()).toMatchObject({ kind: 'accepted' })
    expect(await post({ name: 'Другая' })).toMatchObject({ kind: 'accepted' })
    expect(await post({ name: 'Третья' })).toMatchObject({ kind: 'conflict' })
  })

  test('for another vacancy is another one in the same words', async () => {
    const respond = (page: string) => {
      const posted = postedLead({ type: 'vacancy_response', utm: '' })
      return at.leads.outbox.accept({ ...posted, consent: { ...posted.consent, page } })
    }
    const first = await respond('/vacancies/designer/')
    expect([first, await respond('/vacancies/designer/'), await respond('/vacancies/developer/')]).toMatchObject([
      { kind: 'accepted' },
      { kind: 'repeated' },
      { kind: 'accepted' },
    ])
  })

  test('is suspicious when its telephone has sent five within an hour', async () => {
    const post = async (name: string) => {
      const receipt = await at.leads.post({ name }, { suspicions: ['too-fast'] })
      return 'suspicions' in receipt ? receipt.suspicions : null
    }
    await post('Гость 0')
    at.clock.advance(1)
    for (let number = 1; number <= 4; number += 1) expect(await post(`Гость ${number}`)).toEqual(['too-fast'])
    at.clock.advance(HOUR_MS - 2)
    expect(await post('Гость 5')).toEqual(['too-fast', 'same-phone'])
    expect((await at.leads.archive.list({ suspects: true }))[0]?.lead.suspicions).toContain('too-fast')
    at.clock.advance(HOUR_MS)
    expect(await post('Гость 6')).toEqual(['too-fast'])
  })

  test('is suspicious when its text came from two other telephones within a day', async () => {
    const post = async (tel: string, message = TEXT) => {
      const receipt = await at.leads.post({ tel, message })
      return 'suspicions' in receipt ? receipt.suspicions : null
    }
    expect(await post('+7 (999) 000-00-01')).toEqual([])
    expect(await post('+7 (999) 000-00-02')).toEqual([])
    expect(await post('+7 (999) 000-00-02', `${TEXT}!`)).toEqual([])
    at.clock.advance(24 * HOUR_MS - 1)
    expect(await post('+7 (999) 000-00-03')).toEqual(['same-text'])
    at.clock.advance(1)
    expect(await post('+7 (999) 000-00-04')).toEqual([])
  })

  test('is not suspicious for a telephone or a text it does not have', async () => {
    for (let number = 1; number <= 7; number += 1)
      expect(
        await at.leads.outbox.accept({
          lead: { ...postedLead().lead, tel: '', message: '', name: `Гость ${number}` },
          idempotencyKey: null,
          consent: postedLead().consent,
          suspicions: [],
        }),
      ).toMatchObject({ suspicions: [] })
  })
})
