import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Channel } from '../../../server/leads/channels/channel.ts'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { createRetention } from '../../../server/leads/retention.ts'
import { openLeads, testChannel } from '../../support/leads.ts'
import { STORES, type OpenStore } from '../../support/stores.ts'
import { createTestClock, type TestClock } from '../../support/test-clock.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = 30 * DAY_MS

for (const { engine, isMissing, open } of STORES)
  describe.skipIf(isMissing)(`personal data in ${engine}`, () => {
    let store: OpenStore
    let clock: TestClock
    let leads: ReturnType<typeof openLeads>
    const forgotten = vi.fn<NonNullable<Channel['forget']>>()
    const first: Channel = { ...testChannel('first').channel, forget: forgotten }
    const { channel: second } = testChannel('second')

    beforeEach(async () => {
      forgotten.mockReset().mockResolvedValue()
      store = await open()
      clock = createTestClock()
      leads = openLeads(store, [first, second], clock)
    })
    afterEach(async () => {
      await leads.close()
      await store.drop()
    })

    const retentionOf = (...channels: Channel[]) => createRetention(leads.database, leads.archive, channels, 30, clock)

    /** Everything that waits in a channel ends like this. */
    async function settle(channel: string, failure: DeliveryFailure | null = null) {
      for (const delivery of await leads.deliveries.claim(channel, 1000))
        await leads.deliveries.settle(delivery, failure)
    }
    const kept = async () => (await leads.archive.list()).map(({ lead }) => lead.name)

    test('goes thirty days after the last delivery, from its channels as well', async () => {
      await leads.post({ name: 'Анна' })
      const [{ lead } = { lead: { id: '' } }] = await leads.archive.list()
      await settle('first')
      clock.advance(DAY_MS)
      await settle('second')
      const retention = retentionOf(first, second)

      clock.advance(KEPT_MS - 1)
      expect([await retention.purge(), await kept()]).toEqual([0, ['Анна']])
      expect(forgotten).not.toHaveBeenCalledWith([lead.id])
      clock.advance(1)
      expect([await retention.purge(), await kept()]).toEqual([1, []])
      expect(forgotten).toHaveBeenCalledWith([lead.id])
    })

    test('stays while a channel has it to deliver, or has failed to', async () => {
      await leads.post({ name: 'Ждёт' })
      await settle('first')
      clock.advance(2 * KEPT_MS)
      expect(await retentionOf(first, second).purge()).toBe(0)
      await settle('second', new DeliveryFailure('refused', 'HTTP 400'))
      clock.advance(2 * KEPT_MS)
      expect(await retentionOf(first, second).purge()).toBe(0)
      expect(await kept()).toEqual(['Ждёт'])
    })

    test('goes though a channel waits that is switched off', async () => {
      await leads.post()
      await settle('first')
      clock.advance(KEPT_MS)
      expect(await retentionOf(first).purge()).toBe(1)
    })

    test('that has reached nobody stays', async () => {
      await leads.post({ name: 'Никому' })
      clock.advance(10 * KEPT_MS)
      expect(await retentionOf(first, second).purge()).toBe(0)
      expect(await kept()).toEqual(['Никому'])
    })

    test('of many leads goes at one time', async () => {
      await Promise.all(Array.from({ length: 501 }, (_, index) => leads.post({ name: `Гость ${index}` })))
      await Promise.all([settle('first'), settle('second')])
      clock.advance(KEPT_MS)
      expect(await retentionOf(first, second).purge()).toBe(501)
      expect(await kept()).toEqual([])
    })

    test('goes at a person’s demand, whatever the state of the lead', async () => {
      await leads.post({ name: 'Анна' }, { idempotencyKey: 'key' })
      await leads.post({ name: 'Борис' })
      const ids = (await leads.archive.list()).filter(({ lead }) => lead.name === 'Анна').map(({ lead }) => lead.id)
      await retentionOf(first, second).erase(ids)
      expect(forgotten).toHaveBeenCalledWith(ids)
      expect(await kept()).toEqual(['Борис'])
    })

    test('of what a form was answered goes with its time', async () => {
      const answers = () =>
        leads.database.transaction(async (query) => (await query('SELECT claim FROM versta_answer')).length)
      await leads.post({}, { idempotencyKey: 'key' })
      clock.advance(DAY_MS - 1)
      await retentionOf(first, second).purge()
      expect(await answers()).toBe(1)
      clock.advance(1)
      await retentionOf(first, second).purge()
      expect(await answers()).toBe(0)
    })
  })
