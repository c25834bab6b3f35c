import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAlerts } from '../../../server/leads/alerts.ts'
import type { Channel } from '../../../server/leads/channels/channel.ts'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import type { Database } from '../../../server/leads/storage/database.ts'
import { StorageError } from '../../../server/leads/storage/storage-error.ts'
import { openLeads, testChannel } from '../../support/leads/leads.ts'
import { STORES, type OpenStore } from '../../support/leads/stores.ts'
import { createTestClock, type TestClock } from '../../support/leads/test-clock.ts'

const MINUTE_MS = 60_000
const { channel } = testChannel()
const told = vi.fn<NonNullable<Channel['announce']>>()
const herald: Channel = { ...testChannel('mail').channel, announce: told }
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() }

let clock: TestClock
let store: OpenStore
let leads: ReturnType<typeof openLeads>
const started: { stop: () => Promise<void> }[] = []

beforeEach(async () => {
  told.mockReset().mockResolvedValue()
  for (const level of Object.values(log)) level.mockReset()
  clock = createTestClock()
  store = await STORES[0]!.open()
  leads = openLeads(store, [channel], clock)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(started.splice(0).map((alerts) => alerts.stop()))
  await leads.close()
  await store.drop()
})

/** Alerts as the program has them, once they have looked. */
async function startWith(...channels: Channel[]) {
  const alerts = createAlerts(leads.database, channels, clock, log)
  started.push(alerts)
  alerts.start()
  await lookedAt()
  return alerts
}

const lookedAt = () => clock.pass(0, leads.isIdle)
const minute = () => clock.pass(MINUTE_MS, leads.isIdle)

async function fail(name: string, failure = new DeliveryFailure('refused', 'HTTP 400')): Promise<string> {
  clock.advance(1000)
  await leads.post({ name })
  return failAgain(failure)
}

async function failAgain(failure: DeliveryFailure): Promise<string> {
  const [delivery] = await leads.deliveries.claim('test', 1)
  await leads.deliveries.settle(delivery!, failure)
  return delivery!.lead.id
}

const withoutWriting =
  (transaction: Database['transaction']): Database['transaction'] =>
  (work, flush) =>
    transaction(
      (query) =>
        work(query, () => {
          throw new StorageError('commit', { code: '53100', message: '' })
        }),
      flush,
    )

const toldOf = () => told.mock.calls.map(([failed]) => failed)

test('staff hear once of each lead that failed, the oldest first, by the channel that can tell', async () => {
  const first = await fail('Анна')
  const second = await fail('Борис', new DeliveryFailure('refused', 'not imported'))
  await leads.post({ name: 'Не отправлена ещё' })
  await startWith(channel, herald)
  await minute()
  expect(toldOf()).toEqual([
    [
      { leadId: first, channel: 'test', reason: 'HTTP 400', isGivenUp: true },
      { leadId: second, channel: 'test', reason: 'not imported', isGivenUp: true },
    ],
  ])
})

test('staff hear of what failed before the program began, though nothing else happens', async () => {
  await fail('Анна')
  await startWith(herald)
  expect(told).toHaveBeenCalledTimes(1)
})

test('staff hear once though nobody can write down that they have, and the log says what failed', async () => {
  const id = await fail('Анна')
  const { transaction } = leads.database
  const unmarked = withoutWriting(transaction)
  const full = vi.spyOn(leads.database, 'transaction').mockImplementation(unmarked)
  await startWith(herald)
  await minute()
  full.mockImplementation(transaction)
  const second = await fail('Борис')
  full.mockImplementation(unmarked)
  await minute()
  expect(toldOf()).toMatchObject([[{ leadId: id }], [{ leadId: second }]])
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { reason: expect.stringContaining('53100') },
    'that staff have been told of failed leads could not be written down',
  )
  full.mockRestore()
  await minute()
  await leads.archive.resend(id)
  await failAgain(new DeliveryFailure('refused', 'HTTP 400'))
  await minute()
  expect(told).toHaveBeenCalledTimes(3)
})

test('staff hear of a second failure though nobody could write down that they had heard of the first', async () => {
  const id = await fail('Анна')
  const { transaction } = leads.database
  const full = vi.spyOn(leads.database, 'transaction').mockImplementation(withoutWriting(transaction))
  await startWith(herald)
  full.mockRestore()
  clock.advance(1000)
  await leads.archive.resend(id)
  await failAgain(new DeliveryFailure('refused', 'HTTP 400'))
  await minute()
  expect(told).toHaveBeenCalledTimes(2)
})

test('staff hear at once when somebody wakes the alerts, and within a minute when nobody does', async () => {
  const alerts = await startWith(herald)
  await fail('Анна')
  alerts.wake()
  await lookedAt()
  expect(told).toHaveBeenCalledTimes(1)
  await fail('Борис')
  await minute()
  expect(told).toHaveBeenCalledTimes(2)
})

test('staff hear again of a lead that failed once more', async () => {
  const id = await fail('Анна')
  await startWith(herald)
  await leads.archive.resend(id)
  await failAgain(new DeliveryFailure('refused', 'HTTP 400'))
  await minute()
  expect(told).toHaveBeenCalledTimes(2)
})

test('staff hear of a lead that waits for them once, and again when it is given up', async () => {
  const blocked = new DeliveryFailure('unreachable', 'SMTP 550', true)
  await fail('Анна', blocked)
  await startWith(herald)
  await failAgain(blocked)
  await minute()
  expect(toldOf()).toMatchObject([[{ reason: 'SMTP 550', isGivenUp: false }]])
  for (let halfHour = 0; halfHour < 3 * 48; halfHour += 1) {
    clock.advance(30 * MINUTE_MS)
    await failAgain(blocked)
  }
  await minute()
  expect(toldOf()).toMatchObject([[{ isGivenUp: false }], [{ isGivenUp: true }]])
})

test('staff do not hear of a lead that time alone will deliver, nor of one that got through', async () => {
  await fail('Анна', new DeliveryFailure('unreachable', 'ECONNREFUSED'))
  await leads.deliveries.settle((await leads.deliveries.claim('test', 1))[0]!, null)
  await fail('Борис', new DeliveryFailure('delayed', 'HTTP 500'))
  await startWith(herald)
  expect(told).not.toHaveBeenCalled()
})

test('what staff could not be told of they are told of when they can be, and the log says so once', async () => {
  await fail('Анна')
  told
    .mockRejectedValueOnce(new DeliveryFailure('unreachable', 'ECONNREFUSED'))
    .mockRejectedValueOnce(new Error('down'))
  await startWith(herald)
  await minute()
  expect(log.warn.mock.calls).toEqual([[{ reason: 'ECONNREFUSED' }, 'staff could not be told of failed leads']])
  await minute()
  await minute()
  expect(told).toHaveBeenCalledTimes(3)
  expect(log.info.mock.calls).toEqual([[{ deliveries: 1 }, 'staff have been told of failed leads']])
})

test('the log tells of every time staff could not be told, and of nothing while they can', async () => {
  await fail('Анна')
  const alerts = await startWith(herald)
  expect(log.info).not.toHaveBeenCalled()
  for (const name of ['Борис', 'Вера']) {
    told.mockRejectedValueOnce(new Error('down'))
    await fail(name)
    await minute()
    alerts.retry()
    await lookedAt()
  }
  expect(log.warn).toHaveBeenCalledTimes(2)
  expect(log.info).toHaveBeenCalledTimes(2)
})

test('staff hear as soon as they can be told again; until then a delivery is no reason to look', async () => {
  const alerts = await startWith(herald)
  await fail('Анна')
  alerts.retry()
  await lookedAt()
  expect(told).not.toHaveBeenCalled()
  told.mockRejectedValueOnce(new Error('down'))
  await minute()
  alerts.retry()
  await lookedAt()
  expect(told).toHaveBeenCalledTimes(2)
})

test('a refused password is tried as seldom as by a queue, whoever wakes the alerts, until a mail gets through', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  await fail('Анна')
  told.mockRejectedValue(new DeliveryFailure('locked-out', 'SMTP 535', true))
  const alerts = await startWith(herald)
  for (let minutes = 0; minutes < 30; minutes += 1) {
    alerts.wake()
    await minute()
  }
  expect(told).toHaveBeenCalledTimes(12)
  alerts.retry()
  await lookedAt()
  expect(told).toHaveBeenCalledTimes(13)
})

test('looking for what staff must know flushes nothing', async () => {
  const flushes: unknown[] = []
  const { transaction } = leads.database
  leads.database.transaction = (work, flush) => {
    flushes.push(flush)
    return transaction(work, flush)
  }
  await startWith(herald)
  expect(flushes).toEqual(['later'])
})

test('an end does not wait for a mail server that hangs', async () => {
  await fail('Анна')
  told.mockImplementation(
    (_failed, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
  )
  const alerts = createAlerts(leads.database, [herald], clock, log)
  alerts.start()
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  await alerts.stop()
})

test('an end waits for what staff are being told, and tells them to hurry', async () => {
  await fail('Анна')
  const telling = Promise.withResolvers<void>()
  told.mockReturnValue(telling.promise)
  const alerts = createAlerts(leads.database, [herald], clock, log)
  alerts.start()
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  const onEnd = vi.fn<() => void>()
  const ending = alerts.stop().then(onEnd)
  await new Promise(setImmediate)
  expect([told.mock.lastCall?.[1].aborted, onEnd.mock.calls]).toEqual([true, []])
  telling.resolve()
  await ending
})

test('without a failure nobody is told anything', async () => {
  await leads.post()
  await startWith(herald)
  expect(told).not.toHaveBeenCalled()
})

test.each([[[]], [[channel]]])('without a channel that can tell, leads are told of later', async (channels) => {
  await fail('Анна')
  createAlerts(leads.database, channels, clock, log).start()
  await startWith(herald)
  expect(told).toHaveBeenCalledTimes(1)
})
