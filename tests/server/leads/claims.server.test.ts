import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GIVE_UP_AFTER_MS } from '../../../server/leads/backoff.ts'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { LEASE_MS } from '../../../server/leads/deliveries.ts'
import { openLeads, testChannel } from '../../support/leads.ts'
import { STORES, type OpenStore } from '../../support/stores.ts'
import { createTestClock, type TestClock } from '../../support/test-clock.ts'

const SECOND_MS = 1000

for (const { engine, isMissing, open } of STORES)
  describe.skipIf(isMissing)(`what is to be delivered, in ${engine}`, () => {
    let store: OpenStore
    let clock: TestClock
    let leads: ReturnType<typeof openLeads>

    beforeEach(async () => {
      store = await open()
      clock = createTestClock()
      leads = openLeads(store, [testChannel().channel], clock)
      vi.spyOn(Math, 'random').mockReturnValue(1)
    })
    afterEach(async () => {
      vi.restoreAllMocks()
      await leads.close()
      await store.drop()
    })

    const claim = (limit = 10) => leads.deliveries.claim('test', limit)
    const deliveryOf = async () => (await leads.archive.list())[0]?.deliveries[0]

    async function fail(kind: 'refused' | 'delayed' | 'unreachable') {
      const [delivery] = await claim(1)
      return leads.deliveries.settle(delivery!, new DeliveryFailure(kind, 'HTTP 500'))
    }

    test('comes oldest first, no more of it than asked for, and once', async () => {
      for (const name of ['Анна', 'Борис', 'Вера']) {
        await leads.post({ name })
        clock.advance(SECOND_MS)
      }
      expect((await claim(2)).map(({ lead }) => lead.name)).toEqual(['Анна', 'Борис'])
      expect((await claim(2)).map(({ lead }) => lead.name)).toEqual(['Вера'])
      expect(await claim(2)).toEqual([])
    })

    test('comes as it was taken, and says which try this is', async () => {
      await leads.post({ name: 'Анна' }, { suspicions: ['honeypot', 'too-fast'] })
      const [first] = await claim()
      expect(first).toMatchObject({
        lead: { name: 'Анна', suspicions: ['honeypot', 'too-fast'], receivedAt: new Date(clock.now()) },
        channel: 'test',
        details: {},
        attempt: 1,
        failures: 0,
        queuedAt: clock.now(),
      })
    })

    test('comes again when a process has died over it, whose word counts no more', async () => {
      await leads.post()
      const [dying] = await claim()
      clock.advance(LEASE_MS - 1)
      expect(await claim()).toEqual([])
      clock.advance(1)
      const [again] = await claim()
      await leads.deliveries.settle(dying!, new DeliveryFailure('refused', 'late'))
      expect(await deliveryOf()).toMatchObject({ state: 'sending', attempts: 2 })
      await leads.deliveries.settle(again!, null)
      expect(await deliveryOf()).toMatchObject({ state: 'delivered', reason: null, settledAt: new Date(clock.now()) })
    })

    test('is delivered once and for all', async () => {
      await leads.post()
      const [delivery] = await claim()
      expect(await leads.deliveries.settle(delivery!, null)).toMatchObject({ state: 'delivered', reason: null })
      clock.advance(10 * LEASE_MS)
      expect(await claim()).toEqual([])
    })

    test('fails at once when the other side will never take it', async () => {
      await leads.post()
      expect(await fail('refused')).toMatchObject({ state: 'failed', reason: 'HTTP 500' })
      clock.advance(10 * LEASE_MS)
      expect(await claim()).toEqual([])
      expect(await deliveryOf()).toMatchObject({ state: 'failed', attempts: 1 })
    })

    test('is due later each time it was not taken', async () => {
      await leads.post()
      for (const pauseMs of [5 * SECOND_MS, 10 * SECOND_MS, 20 * SECOND_MS]) {
        expect(await fail('delayed')).toMatchObject({ state: 'queued', reason: 'HTTP 500' })
        clock.advance(pauseMs - 1)
        expect(await claim()).toEqual([])
        clock.advance(1)
      }
      expect(await claim()).toMatchObject([{ attempt: 4, failures: 3 }])
    })

    test('is due at once when nobody was there, and that counts for nothing', async () => {
      await leads.post()
      expect(await fail('unreachable')).toMatchObject({ state: 'queued', reason: 'HTTP 500' })
      expect(await claim()).toMatchObject([{ attempt: 2, failures: 0 }])
    })

    test.each(['delayed', 'unreachable'] as const)('is given up after three days of %s', async (kind) => {
      await leads.post()
      clock.advance(GIVE_UP_AFTER_MS - 1)
      expect(await fail(kind)).toMatchObject({ state: 'queued' })
      clock.advance(5 * SECOND_MS)
      expect(await fail(kind)).toMatchObject({ state: 'failed', reason: 'HTTP 500' })
      expect(await deliveryOf()).toMatchObject({ state: 'failed' })
    })

    test('is given up when it has waited exactly that long', async () => {
      await leads.post()
      clock.advance(GIVE_UP_AFTER_MS)
      expect(await fail('delayed')).toMatchObject({ state: 'failed' })
    })

    test('gets details that come after it, and is due at once, unless it was begun', async () => {
      await leads.close()
      leads = openLeads(store, [{ ...testChannel().channel, firstTryAfterMs: 10 * SECOND_MS }], clock)
      const receipt = await leads.post()
      const id = 'leadId' in receipt ? receipt.leadId : ''
      expect(await claim()).toEqual([])
      await leads.deliveries.addDetails(id, 'test', { sessionId: '1' })
      const [delivery] = await claim()
      expect(delivery?.details).toEqual({ sessionId: '1' })
      await leads.deliveries.addDetails(id, 'test', { sessionId: '2' })
      await leads.deliveries.settle(delivery!, new DeliveryFailure('unreachable', 'ECONNREFUSED'))
      await leads.deliveries.addDetails(id, 'test', { sessionId: '3' })
      expect((await claim())[0]?.details).toEqual({ sessionId: '1' })
    })
  })
