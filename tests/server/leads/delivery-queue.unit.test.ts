import { describe, expect, test, vi } from 'vitest'
import type { Delivery } from '../../../server/leads/channels/channel.ts'
import { LEASE_MS } from '../../../server/leads/deliveries.ts'
import { claimed, POLL_MS, queueUnderTest } from '../../support/leads/queue-under-test.ts'

const SECOND_MS = 1000

const at = queueUnderTest()
const { after, claim, deliver, retryWaiting, log, onSettled, settle, settled, start, triedIds } = at

describe('a queue', () => {
  test('delivers what waits, under a key of lead and channel', async () => {
    at.waiting = ['1']
    const channel = await start()
    expect(claim).toHaveBeenCalledWith('test', 2, [])
    const [[lead, delivery]] = deliver.mock.calls as [[object, Delivery]]
    expect(lead).toMatchObject({ id: '1' })
    expect(delivery).toEqual({
      key: '1:test',
      details: { sessionId: '1' },
      deliveredTo: new Set(['boss@versta.example']),
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
    at.waiting = ['0', '1', '2', '3']
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
    at.waiting = ['1']
    await after(POLL_MS - 1)
    expect(triedIds()).toEqual([])
    await after(1)
    expect(triedIds()).toEqual(['1'])
    at.waiting = ['2']
    at.queue.wake()
    await settled()
    expect(triedIds()).toEqual(['1', '2'])
  })

  test('keeps the least time between two deliveries', async () => {
    at.waiting = ['1', '2']
    await start({ concurrency: 1, intervalMs: 200 })
    await after(199)
    expect(triedIds()).toEqual(['1'])
    await after(1)
    expect(triedIds()).toEqual(['1', '2'])
  })

  test('knows any failure for one that is tried again', async () => {
    deliver.mockRejectedValue(Object.assign(new Error('secret words'), { code: 'EPROTO' }))
    at.waiting = ['1']
    await start()
    expect(settle.mock.lastCall?.[1]).toMatchObject({ kind: 'delayed', reason: 'EPROTO' })
  })

  test('gives a delivery that hangs up, well before another process would begin with it', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    deliver.mockReturnValue(new Promise(() => {}))
    at.waiting = ['1']
    await start()
    expect(settle).not.toHaveBeenCalled()
    limit.abort()
    await settled()
    expect(timeout).toHaveBeenCalledWith(LEASE_MS / 2)
    expect(settle.mock.lastCall?.[1]).toMatchObject({ kind: 'delayed', reason: 'timeout' })
  })
})

describe('the first lead that gets through', () => {
  test('hastens those that have waited, once a minute', async () => {
    at.waiting = ['1']
    await start()
    expect(retryWaiting).toHaveBeenCalledExactlyOnceWith('test')
    for (const [ms, times] of [
      [59 * SECOND_MS, 1],
      [SECOND_MS, 2],
    ] as const) {
      await after(ms)
      at.waiting = ['2']
      at.queue.wake()
      await settled()
      expect(retryWaiting).toHaveBeenCalledTimes(times)
    }
  })

  test('hastens nobody when it does not get through', async () => {
    deliver.mockRejectedValue(new Error('450'))
    at.waiting = ['1']
    await start()
    expect(retryWaiting).not.toHaveBeenCalled()
  })

  test('tries that anew with the next when it could not be written down', async () => {
    retryWaiting.mockRejectedValueOnce(new Error('disk'))
    at.waiting = ['1', '2']
    await start({ concurrency: 1 })
    expect(retryWaiting).toHaveBeenCalledTimes(2)
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
