import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Channel, Delivery } from '../../../server/leads/channels/channel.ts'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { LEASE_MS, type ClaimedDelivery, type Deliveries } from '../../../server/leads/deliveries.ts'
import { createDeliveryQueue } from '../../../server/leads/delivery-queue.ts'
import { acceptedLead } from '../../support/accepted-lead.ts'
import { createTestClock, START, type TestClock } from '../../support/test-clock.ts'

const SECOND_MS = 1000
const POLL_MS = 2 * SECOND_MS
const UNREACHABLE = new DeliveryFailure('unreachable', 'ECONNREFUSED')

let clock: TestClock
let waiting: string[]
let queue: ReturnType<typeof createDeliveryQueue>
let isStopped: boolean
const deliver = vi.fn<Channel['deliver']>()
const close = vi.fn<() => Promise<void>>()
const claim = vi.fn<Deliveries['claim']>()
const settle = vi.fn<Deliveries['settle']>()
const hasten = vi.fn<Deliveries['hasten']>()
const onSettled = vi.fn<(channel: Channel, settlement: object) => void>()
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() }

const claimed = (id: string): ClaimedDelivery => ({
  lead: acceptedLead({ id }),
  channel: 'test',
  details: { sessionId: '1' },
  takenBy: new Set(['boss@versta.example']),
  attempt: 3,
  failures: 2,
  queuedAt: START,
})

beforeEach(() => {
  clock = createTestClock()
  waiting = []
  isStopped = false
  vi.spyOn(Math, 'random').mockReturnValue(1)
  for (const mock of [deliver, close, claim, settle, hasten, onSettled, log.info, log.warn, log.error]) mock.mockReset()
  claim.mockImplementation(async (_channel, limit) => waiting.splice(0, limit).map(claimed))
  hasten.mockResolvedValue()
  settle.mockImplementation(async (_delivery, failure) =>
    failure
      ? { state: 'queued', reason: failure.reason, needsStaff: failure.needsStaff }
      : { state: 'delivered', reason: null, needsStaff: false },
  )
})
afterEach(async () => {
  if (!isStopped) await stop()
  vi.restoreAllMocks()
})

function open(change: Partial<Channel> = {}) {
  const channel: Channel = { name: 'test', concurrency: 2, deliver, close, ...change }
  const deliveries = { claim, settle, hasten } as unknown as Deliveries
  queue = createDeliveryQueue({ channel, deliveries, clock, log, onSettled })
  return channel
}

/** Whoever still waits when the queue ends need not wait on. */
async function stop() {
  isStopped = true
  const stopping = queue.stop()
  await settled()
  clock.advance(LEASE_MS)
  await stopping
}

async function settled() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate)
}

async function after(ms: number) {
  clock.advance(ms)
  await settled()
}

async function start(change: Partial<Channel> = {}) {
  const channel = open(change)
  queue.start()
  await settled()
  return channel
}

const triedIds = () => deliver.mock.calls.map(([lead]) => lead.id)

describe('a queue', () => {
  test('delivers what waits, under a key of lead and channel', async () => {
    waiting = ['1']
    const channel = await start()
    expect(claim).toHaveBeenCalledWith('test', 2)
    const [[lead, delivery]] = deliver.mock.calls as [[object, Delivery]]
    expect(lead).toMatchObject({ id: '1' })
    expect(delivery).toEqual({
      key: '1:test',
      details: { sessionId: '1' },
      takenBy: new Set(['boss@versta.example']),
      signal: expect.any(AbortSignal),
    })
    expect(settle).toHaveBeenCalledExactlyOnceWith(claimed('1'), null)
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(channel, {
      state: 'delivered',
      reason: null,
      needsStaff: false,
    })
  })

  test('delivers no more at a time than its channel takes', async () => {
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
    deliver.mockImplementation(({ id }) => gates[Number(id)]!.promise)
    waiting = ['0', '1', '2', '3']
    await start()
    expect(triedIds()).toEqual(['0', '1'])
    gates[1]?.resolve()
    await settled()
    expect(triedIds()).toEqual(['0', '1', '2'])
    for (const { resolve } of gates) resolve()
    await settled()
    expect(triedIds()).toEqual(['0', '1', '2', '3'])
  })

  test('looks at once for what has come when it is woken, and by itself after two seconds', async () => {
    await start()
    waiting = ['1']
    await after(POLL_MS - 1)
    expect(triedIds()).toEqual([])
    await after(1)
    expect(triedIds()).toEqual(['1'])
    waiting = ['2']
    queue.wake()
    await settled()
    expect(triedIds()).toEqual(['1', '2'])
  })

  test('keeps the least time between two deliveries', async () => {
    waiting = ['1', '2']
    await start({ concurrency: 1, intervalMs: 200 })
    await after(199)
    expect(triedIds()).toEqual(['1'])
    await after(1)
    expect(triedIds()).toEqual(['1', '2'])
  })

  test('knows any failure for one that is tried again', async () => {
    deliver.mockRejectedValue(Object.assign(new Error('secret words'), { code: 'EPROTO' }))
    waiting = ['1']
    await start()
    expect(settle.mock.lastCall?.[1]).toMatchObject({ kind: 'delayed', reason: 'EPROTO' })
  })

  test('gives a delivery that hangs up, well before another process would begin with it', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    deliver.mockReturnValue(new Promise(() => {}))
    waiting = ['1']
    await start()
    expect(settle).not.toHaveBeenCalled()
    limit.abort()
    await settled()
    expect(timeout).toHaveBeenCalledWith(LEASE_MS / 2)
    expect(settle.mock.lastCall?.[1]).toMatchObject({ kind: 'delayed', reason: 'timeout' })
  })
})

describe('while nobody answers', () => {
  test('one lead at a time is tried, ever more rarely', async () => {
    deliver.mockRejectedValue(UNREACHABLE)
    waiting = ['1', '2', '3', '4', '5', '6', '7']
    await start()
    expect(triedIds()).toEqual(['1', '2'])
    await after(999)
    expect(triedIds()).toHaveLength(2)
    await after(1)
    expect(triedIds()).toEqual(['1', '2', '3'])
    await after(POLL_MS - 1)
    expect(triedIds()).toHaveLength(3)
    await after(1)
    expect(triedIds()).toHaveLength(4)
    await after(POLL_MS)
    expect(triedIds()).toHaveLength(4)
    await after(POLL_MS)
    expect(triedIds()).toHaveLength(5)
  })

  test('a failure of another kind says that somebody is there', async () => {
    deliver.mockRejectedValueOnce(UNREACHABLE).mockRejectedValue(new DeliveryFailure('refused', 'HTTP 400'))
    waiting = ['1', '2', '3', '4', '5']
    await start({ concurrency: 1 })
    expect(triedIds()).toEqual(['1'])
    await after(SECOND_MS)
    expect(triedIds()).toEqual(['1', '2', '3', '4', '5'])
  })

  test('somebody looks again every half minute, and for a password that is refused every five', async () => {
    deliver.mockRejectedValue(UNREACHABLE)
    waiting = Array.from({ length: 99 }, (_, index) => `${index}`)
    await start({ concurrency: 1 })
    for (let seconds = 0; seconds < 600; seconds += 1) await after(SECOND_MS)
    const tries = deliver.mock.calls.length
    for (let seconds = 0; seconds < 60; seconds += 1) await after(SECOND_MS)
    expect(deliver.mock.calls.length - tries).toBe(2)

    deliver.mockRejectedValue(new DeliveryFailure('locked-out', 'SMTP 535', true))
    for (let seconds = 0; seconds < 600; seconds += 1) await after(SECOND_MS)
    const logins = deliver.mock.calls.length
    for (let seconds = 0; seconds < 600; seconds += 1) await after(SECOND_MS)
    expect(deliver.mock.calls.length - logins).toBe(2)
  })

  test('a clock that is set back two hours makes no lead wait longer', async () => {
    deliver.mockRejectedValueOnce(UNREACHABLE)
    waiting = ['1', '2']
    await start({ concurrency: 1 })
    clock.setBack(2 * 3600 * SECOND_MS)
    await after(SECOND_MS)
    expect(triedIds()).toEqual(['1', '2'])
  })

  test('a wake-up changes nothing', async () => {
    deliver.mockRejectedValue(UNREACHABLE)
    waiting = ['1', '2']
    await start({ concurrency: 1 })
    queue.wake()
    await settled()
    expect(triedIds()).toEqual(['1'])
  })
})

describe('the first lead that gets through', () => {
  test('hastens those that have waited, once a minute', async () => {
    waiting = ['1']
    await start()
    expect(hasten).toHaveBeenCalledExactlyOnceWith('test')
    for (const [ms, times] of [
      [59 * SECOND_MS, 1],
      [SECOND_MS, 2],
    ] as const) {
      await after(ms)
      waiting = ['2']
      queue.wake()
      await settled()
      expect(hasten).toHaveBeenCalledTimes(times)
    }
  })

  test('hastens nobody when it does not get through', async () => {
    deliver.mockRejectedValue(new Error('450'))
    waiting = ['1']
    await start()
    expect(hasten).not.toHaveBeenCalled()
  })

  test('tries that anew with the next when it could not be written down', async () => {
    hasten.mockRejectedValueOnce(new Error('disk'))
    waiting = ['1', '2']
    await start({ concurrency: 1 })
    expect(hasten).toHaveBeenCalledTimes(2)
  })
})

describe('a queue that cannot be read', () => {
  test('is told of once, and once more when it can', async () => {
    claim.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
    await start()
    await after(POLL_MS)
    await after(POLL_MS)
    await after(POLL_MS)
    expect(log.error.mock.calls).toEqual([[{ channel: 'test', reason: 'Error' }, 'queue of leads cannot be read']])
    expect(log.info.mock.calls).toEqual([[{ channel: 'test' }, 'queue of leads can be read again']])
  })

  test('is told of again when it breaks again', async () => {
    claim.mockRejectedValueOnce(new Error('down'))
    await start()
    await after(POLL_MS)
    claim.mockRejectedValueOnce(new Error('down'))
    await after(POLL_MS)
    expect(log.error).toHaveBeenCalledTimes(2)
  })
})

describe('the end of a delivery', () => {
  test('is written down with some patience, so that no lead is sent twice', async () => {
    settle
      .mockRejectedValueOnce(new Error('disk'))
      .mockRejectedValueOnce(new Error('disk'))
      .mockRejectedValueOnce(new Error('disk'))
    waiting = ['1']
    await start()
    for (const delayMs of [500, 2000, 10_000]) {
      const before = settle.mock.calls.length
      await after(delayMs - 1)
      expect(settle).toHaveBeenCalledTimes(before)
      await after(1)
      expect(settle).toHaveBeenCalledTimes(before + 1)
    }
    expect(onSettled).toHaveBeenCalledOnce()
    expect(deliver).toHaveBeenCalledOnce()
  })

  test('that cannot be written down is told of to nobody but the log', async () => {
    settle.mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    waiting = ['1']
    await start()
    for (const delayMs of [500, 2000, 10_000, 0]) await after(delayMs)
    expect(settle).toHaveBeenCalledTimes(4)
    expect(onSettled).not.toHaveBeenCalled()
    expect(log.error).toHaveBeenCalledWith(
      { leadId: '1', channel: 'test', reason: 'ENOSPC' },
      'delivery not written down',
    )
  })

  test.each([
    ['info', { state: 'delivered', reason: null, needsStaff: false }, undefined],
    ['warn', { state: 'queued', reason: 'HTTP 500', needsStaff: false }, 'HTTP 500'],
    ['error', { state: 'queued', reason: 'SMTP 550', needsStaff: true }, 'SMTP 550'],
    ['error', { state: 'failed', reason: 'HTTP 400', needsStaff: true }, 'HTTP 400'],
  ] as const)('is told at the level %s: %j', async (level, settlement, reason) => {
    settle.mockResolvedValue(settlement)
    waiting = ['1']
    await start()
    const levels = (['info', 'warn', 'error'] as const).filter((one) => log[one].mock.calls.length > 0)
    expect(levels).toEqual([level])
    expect(log[level]).toHaveBeenCalledExactlyOnceWith(
      { leadId: '1', channel: 'test', attempt: 3, reason },
      expect.any(String),
    )
  })
})

describe('a queue that ends', () => {
  test('takes nothing more, and lets what is under way finish before it closes its channel', async () => {
    const gate = Promise.withResolvers<void>()
    deliver.mockReturnValue(gate.promise)
    waiting = ['1', '2']
    await start({ concurrency: 1 })
    isStopped = true
    const stopping = queue.stop()
    await settled()
    expect(close).not.toHaveBeenCalled()
    gate.resolve()
    await stopping
    expect(settle).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
    await after(LEASE_MS)
    expect(triedIds()).toEqual(['1'])
  })

  test('waits five seconds for what hangs, and no longer', async () => {
    deliver.mockReturnValue(new Promise(() => {}))
    waiting = ['1']
    await start()
    isStopped = true
    const stopping = queue.stop()
    await settled()
    await after(4999)
    expect(close).not.toHaveBeenCalled()
    await after(1)
    expect(close).toHaveBeenCalledOnce()
    await stopping
  })

  test('does not wait for the pause between two deliveries', async () => {
    waiting = ['1']
    await start({ intervalMs: 60 * SECOND_MS })
    isStopped = true
    await queue.stop()
    expect(onSettled).toHaveBeenCalledOnce()
  })

  test('leaves nobody asleep who would keep the program from ending', async () => {
    let asleep = 0
    const sleep = clock.sleep.bind(clock)
    clock.sleep = (ms, signal) => {
      asleep += 1
      return sleep(ms, signal).finally(() => (asleep -= 1))
    }
    waiting = ['1']
    await start()
    queue.wake()
    await settled()
    isStopped = true
    await queue.stop()
    await settled()
    expect(asleep).toBe(0)
  })

  test('needs no channel that can be closed, nor a beginning', async () => {
    open()
    await stop()
    const { close: _close, ...plain } = open()
    queue = createDeliveryQueue({
      channel: plain,
      deliveries: { claim, settle, hasten } as unknown as Deliveries,
      clock,
      log,
      onSettled,
    })
    queue.start()
    await expect(stop()).resolves.toBeUndefined()
  })
})
