import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { LEASE_MS } from '../../../server/leads/deliveries.ts'
import { describeLeads } from '../../support/leads/describe-leads.ts'
import { testChannel } from '../../support/leads/leads.ts'

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS

describeLeads('what is to be delivered,', [testChannel().channel], (at) => {
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const claim = (limit = 10) => at.leads.deliveries.claim('test', limit)
  const deliveryOf = async () => (await at.leads.archive.list())[0]?.deliveries[0]

  async function fail(kind: DeliveryFailure['kind']) {
    const [delivery] = await claim(1)
    return at.leads.deliveries.settle(delivery!, new DeliveryFailure(kind, 'HTTP 500'))
  }

  test('comes oldest first, no more of it than asked for, and once', async () => {
    for (const name of ['Анна', 'Борис', 'Вера']) {
      await at.leads.post({ name })
      at.clock.advance(SECOND_MS)
    }
    expect((await claim(2)).map(({ lead }) => lead.name)).toEqual(['Анна', 'Борис'])
    expect((await claim(2)).map(({ lead }) => lead.name)).toEqual(['Вера'])
    expect(await claim(2)).toEqual([])
  })

  test('comes as it was taken, and says which try this is', async () => {
    await at.leads.post({ name: 'Анна' }, { suspicions: ['honeypot', 'too-fast'] })
    const [first] = await claim()
    expect(first).toMatchObject({
      lead: { name: 'Анна', suspicions: ['honeypot', 'too-fast'], receivedAt: new Date(at.clock.now()) },
      channel: 'test',
      details: {},
      attempt: 1,
      failures: 0,
      queuedAt: at.clock.now(),
    })
  })

  test('comes again when a process has died over it, whose word counts no more', async () => {
    await at.leads.post()
    const [dying] = await claim()
    at.clock.advance(LEASE_MS - 1)
    expect(await claim()).toEqual([])
    at.clock.advance(1)
    const [again] = await claim()
    await at.leads.deliveries.settle(dying!, new DeliveryFailure('refused', 'late'))
    expect(await deliveryOf()).toMatchObject({ state: 'sending', attempts: 2 })
    await at.leads.deliveries.settle(again!, null)
    expect(await deliveryOf()).toMatchObject({ state: 'delivered', reason: null, settledAt: new Date(at.clock.now()) })
  })

  test('is delivered once and for all', async () => {
    await at.leads.post()
    const [delivery] = await claim()
    expect(await at.leads.deliveries.settle(delivery!, null)).toMatchObject({ state: 'delivered', reason: null })
    at.clock.advance(10 * LEASE_MS)
    expect(await claim()).toEqual([])
  })

  test('fails at once when the other side will never take it', async () => {
    await at.leads.post()
    expect(await fail('refused')).toMatchObject({ state: 'failed', reason: 'HTTP 500' })
    at.clock.advance(10 * LEASE_MS)
    expect(await claim()).toEqual([])
    expect(await deliveryOf()).toMatchObject({ state: 'failed', attempts: 1 })
  })

  test('is due later each time it was not taken', async () => {
    await at.leads.post()
    for (const pauseMs of [5 * SECOND_MS, 10 * SECOND_MS, 20 * SECOND_MS]) {
      expect(await fail('delayed')).toMatchObject({ state: 'queued', reason: 'HTTP 500' })
      at.clock.advance(pauseMs - 1)
      expect(await claim()).toEqual([])
      at.clock.advance(1)
    }
    expect(await claim()).toMatchObject([{ attempt: 4, failures: 3 }])
  })

  test.each(['unreachable', 'locked-out'] as const)(
    'is due at once when %s, and that counts for nothing',
    async (kind) => {
      await at.leads.post()
      expect(await fail(kind)).toMatchObject({ state: 'queued', reason: 'HTTP 500' })
      expect(await claim()).toMatchObject([{ attempt: 2, failures: 0 }])
    },
  )

  test('is due at once when it is hastened', async () => {
    await at.leads.post({ name: 'Анна' })
    await fail('delayed')
    await at.leads.deliveries.retryWaiting('another')
    expect(await claim()).toEqual([])
    await at.leads.deliveries.retryWaiting('test')
    expect(await claim()).toMatchObject([{ lead: { name: 'Анна' }, failures: 1 }])
    await at.leads.deliveries.retryWaiting('test')
    expect(await claim()).toEqual([])
  })

  test('is due at once when the clock has been set back, and then as ever', async () => {
    await at.leads.post()
    for (const kind of ['unreachable', 'delayed'] as const) {
      await fail(kind)
      at.clock.setBack(2 * 3600 * SECOND_MS)
    }
    const [begun] = await claim()
    expect(begun).toMatchObject({ attempt: 3 })
    at.clock.setBack(2 * 3600 * SECOND_MS)
    expect(await claim()).toMatchObject([{ attempt: 4 }])
    expect(await claim()).toEqual([])
    at.clock.advance(LEASE_MS)
    await fail('delayed')
    expect(await claim()).toEqual([])
  })

  test('is nobody else’s at once when the clock of another machine goes a little behind', async () => {
    await at.leads.post()
    await claim()
    at.clock.setBack(4 * 60 * SECOND_MS)
    expect(await claim()).toEqual([])
  })

  async function failHourly(kind: DeliveryFailure['kind'], times: number) {
    for (let time = 0; time < times; time += 1) {
      expect(await fail(kind)).toMatchObject({ state: 'queued' })
      at.clock.advance(HOUR_MS)
    }
  }

  test.each(['delayed', 'unreachable'] as const)('is given up after three days of %s', async (kind) => {
    await at.leads.post()
    at.clock.advance(HOUR_MS - 1)
    await failHourly(kind, 3 * 24)
    expect(await fail(kind)).toMatchObject({ state: 'failed', reason: 'HTTP 500' })
    expect(await deliveryOf()).toMatchObject({ state: 'failed' })
  })

  test('is given up when it was tried exactly that long', async () => {
    await at.leads.post()
    await failHourly('delayed', 3 * 24)
    expect(await fail('delayed')).toMatchObject({ state: 'failed' })
  })

  test('has all the time ahead in which nobody tried it, being overdue by more than the longest pause', async () => {
    await at.leads.post()
    const postedAt = at.clock.now()
    at.clock.advance(HOUR_MS)
    const [prompt] = await claim()
    at.clock.advance(LEASE_MS + HOUR_MS + 1)
    const [late] = await claim()
    expect([prompt?.queuedAt, late?.queuedAt]).toEqual([postedAt, postedAt + HOUR_MS + 1])
  })

  test('comes oldest first after any time in which nobody tried it', async () => {
    const names = ['Анна', 'Борис', 'Вера']
    for (const name of names) {
      await at.leads.post({ name })
      at.clock.advance(SECOND_MS)
    }
    at.clock.advance(24 * HOUR_MS)
    expect((await claim()).map(({ lead }) => lead.name)).toEqual(names)
  })
})

const LATER = { ...testChannel().channel, initialDelayMs: 10 * SECOND_MS }

describeLeads('what is to be delivered later,', [LATER], (at) => {
  test('gets details that come after it, and is due at once, unless it was begun', async () => {
    const receipt = await at.leads.post()
    const id = 'leadId' in receipt ? receipt.leadId : ''
    await at.leads.deliveries.retryWaiting('test')
    expect(await at.leads.deliveries.claim('test', 1)).toEqual([])
    await at.leads.deliveries.addDetails(id, 'test', { sessionId: '1' })
    const [delivery] = await at.leads.deliveries.claim('test', 1)
    expect(delivery?.details).toEqual({ sessionId: '1' })
    await at.leads.deliveries.addDetails(id, 'test', { sessionId: '2' })
    await at.leads.deliveries.settle(delivery!, new DeliveryFailure('unreachable', 'ECONNREFUSED'))
    await at.leads.deliveries.addDetails(id, 'test', { sessionId: '3' })
    expect((await at.leads.deliveries.claim('test', 1))[0]?.details).toEqual({ sessionId: '1' })
  })
})
