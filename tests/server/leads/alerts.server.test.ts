import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAlerts } from '../../../server/leads/alerts.ts'
import type { Channel } from '../../../server/leads/channels/channel.ts'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { openLeads, testChannel } from '../../support/leads.ts'
import { STORES, type OpenStore } from '../../support/stores.ts'
import { createTestClock } from '../../support/test-clock.ts'

const clock = createTestClock()
const { channel } = testChannel()
const told = vi.fn<NonNullable<Channel['announce']>>()
const herald: Channel = { ...testChannel('mail').channel, announce: told }

let store: OpenStore
let leads: ReturnType<typeof openLeads>

beforeEach(async () => {
  told.mockReset().mockResolvedValue()
  store = await STORES[0]!.open()
  leads = openLeads(store, [channel], clock)
})
afterEach(async () => {
  await leads.close()
  await store.drop()
})

const alertsBy = (...channels: Channel[]) => createAlerts(leads.database, channels, clock)

async function fail(name: string, reason = 'HTTP 400'): Promise<string> {
  clock.advance(1000)
  await leads.post({ name })
  const [delivery] = await leads.deliveries.claim('test', 1)
  await leads.deliveries.settle(delivery!, new DeliveryFailure('refused', reason))
  return delivery!.lead.id
}

test('staff hear once of each lead that failed, the oldest first, by the channel that can tell', async () => {
  const first = await fail('Анна')
  const second = await fail('Борис', 'SMTP 550')
  await leads.post({ name: 'Не отправлена ещё' })
  const alerts = alertsBy(channel, herald)
  await alerts.announce()
  await alerts.announce()
  expect(told.mock.calls).toEqual([
    [
      [
        { leadId: first, channel: 'test', reason: 'HTTP 400' },
        { leadId: second, channel: 'test', reason: 'SMTP 550' },
      ],
    ],
  ])
})

test('staff hear again of a lead that failed once more', async () => {
  const id = await fail('Анна')
  await alertsBy(herald).announce()
  await leads.archive.resend(id)
  const [delivery] = await leads.deliveries.claim('test', 1)
  await leads.deliveries.settle(delivery!, new DeliveryFailure('refused', 'HTTP 400'))
  await alertsBy(herald).announce()
  expect(told).toHaveBeenCalledTimes(2)
})

test('what staff could not be told of is told of next time', async () => {
  await fail('Анна')
  const alerts = alertsBy(herald)
  told.mockRejectedValueOnce(new Error('no mail server'))
  await expect(alerts.announce()).rejects.toThrow('no mail server')
  await alerts.announce()
  expect(told).toHaveBeenCalledTimes(2)
})

test('two failures at once are told of once', async () => {
  await fail('Анна')
  const alerts = alertsBy(herald)
  await Promise.all([alerts.announce(), alerts.announce()])
  expect(told).toHaveBeenCalledTimes(1)
})

test('without a failure nobody is told anything', async () => {
  await leads.post()
  await alertsBy(herald).announce()
  expect(told).not.toHaveBeenCalled()
})

test.each([[[]], [[channel]]])('without a channel that can tell, leads are told of later', async (channels) => {
  await fail('Анна')
  await alertsBy(...channels).announce()
  await alertsBy(herald).announce()
  expect(told).toHaveBeenCalledTimes(1)
})
