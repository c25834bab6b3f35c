import { beforeEach, expect, test, vi } from 'vitest'
import type { Channel } from '../../../server/leads/channels/channel.ts'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { createRetention } from '../../../server/leads/retention.ts'
import { inParallel } from '../../support/in-parallel.ts'
import { describeLeads } from '../../support/leads/describe-leads.ts'
import { testChannel } from '../../support/leads/leads.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = 30 * DAY_MS

const forgotten = vi.fn<NonNullable<Channel['forget']>>()
const forgottenBefore = vi.fn<NonNullable<Channel['forgetBefore']>>()
const first: Channel = { ...testChannel('first').channel, forget: forgotten, forgetBefore: forgottenBefore }
const { channel: second } = testChannel('second')

describeLeads('personal data', [first, second], (at) => {
  beforeEach(() => {
    forgotten.mockReset().mockResolvedValue()
    forgottenBefore.mockReset().mockResolvedValue()
  })

  const retentionOf = (...channels: Channel[]) =>
    createRetention(at.leads.database, at.leads.archive, channels, 30, at.clock)

  /** Everything that waits in a channel ends like this. */
  async function settle(channel: string, failure: DeliveryFailure | null = null) {
    for (const delivery of await at.leads.deliveries.claim(channel, 1000))
      await at.leads.deliveries.settle(delivery, failure)
  }
  const kept = async () => (await at.leads.archive.list()).map(({ lead }) => lead.name)

  test('goes thirty days after the last delivery, from its channels as well', async () => {
    await at.leads.post({ name: 'Анна' })
    const [{ lead } = { lead: { id: '' } }] = await at.leads.archive.list()
    await settle('first')
    at.clock.advance(DAY_MS)
    await settle('second')
    const retention = retentionOf(first, second)

    at.clock.advance(KEPT_MS - 1)
    expect([await retention.purge(), await kept()]).toEqual([0, ['Анна']])
    expect(forgotten).not.toHaveBeenCalledWith([lead.id])
    at.clock.advance(1)
    expect([await retention.purge(), await kept()]).toEqual([1, []])
    expect(forgotten).toHaveBeenCalledWith([lead.id])
  })

  test('stays while a channel has it to deliver, or has failed to', async () => {
    await at.leads.post({ name: 'Ждёт' })
    await settle('first')
    at.clock.advance(2 * KEPT_MS)
    expect(await retentionOf(first, second).purge()).toBe(0)
    await settle('second', new DeliveryFailure('refused', 'HTTP 400'))
    at.clock.advance(2 * KEPT_MS)
    expect(await retentionOf(first, second).purge()).toBe(0)
    expect(await kept()).toEqual(['Ждёт'])
  })

  test('goes though a channel waits that is switched off', async () => {
    await at.leads.post()
    await settle('first')
    at.clock.advance(KEPT_MS)
    expect(await retentionOf(first).purge()).toBe(1)
  })

  test('that has reached nobody stays', async () => {
    await at.leads.post({ name: 'Никому' })
    at.clock.advance(10 * KEPT_MS)
    expect(await retentionOf(first, second).purge()).toBe(0)
    expect(await kept()).toEqual(['Никому'])
  })

  test('of leads that another machine has erased goes from the channels of this one after the longest term', async () => {
    await retentionOf(first, second).purge()
    expect(forgottenBefore).toHaveBeenCalledExactlyOnceWith(new Date(at.clock.now() - KEPT_MS - 3 * DAY_MS))
  })

  test('of many leads goes at one time', async () => {
    const guests = Array.from({ length: 501 }, (_, index) => `Гость ${index}`)
    // More at a time could wait for a connection longer than a lead may.
    await inParallel(16, guests, (name) => at.leads.post({ name }))
    await Promise.all([settle('first'), settle('second')])
    at.clock.advance(KEPT_MS)
    expect(await retentionOf(first, second).purge()).toBe(501)
    expect(await kept()).toEqual([])
  })

  test('goes at a person’s demand, whatever the state of the lead', async () => {
    await at.leads.post({ name: 'Анна' }, { idempotencyKey: 'key' })
    await at.leads.post({ name: 'Борис' })
    const ids = (await at.leads.archive.list()).filter(({ lead }) => lead.name === 'Анна').map(({ lead }) => lead.id)
    await retentionOf(first, second).erase(ids)
    expect(forgotten).toHaveBeenCalledWith(ids)
    expect(await kept()).toEqual(['Борис'])
  })

  test('of what a form was answered goes with its time', async () => {
    const answers = () =>
      at.leads.database.transaction(async (query) => (await query('SELECT claim FROM versta_answer')).length)
    await at.leads.post({}, { idempotencyKey: 'key' })
    at.clock.advance(DAY_MS - 1)
    await retentionOf(first, second).purge()
    expect(await answers()).toBe(1)
    at.clock.advance(1)
    await retentionOf(first, second).purge()
    expect(await answers()).toBe(0)

    await at.leads.post({}, { idempotencyKey: 'key' })
    at.clock.setBack(DAY_MS)
    await retentionOf(first, second).purge()
    expect(await answers()).toBe(0)
  })
})
