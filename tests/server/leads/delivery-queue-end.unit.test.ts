import { describe, expect, test } from 'vitest'
import { LEASE_MS } from '../../../server/leads/deliveries.ts'
import { queueUnderTest } from '../../support/leads/queue-under-test.ts'

const SECOND_MS = 1000

const at = queueUnderTest()
const { after, close, deliver, log, onSettled, open, settle, settled, start, stop, triedIds } = at

describe('the end of a delivery', () => {
  test('is written down with some patience, so that no lead is sent twice', async () => {
    settle
      .mockRejectedValueOnce(new Error('disk'))
      .mockRejectedValueOnce(new Error('disk'))
      .mockRejectedValueOnce(new Error('disk'))
    at.waiting = ['1']
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
    at.waiting = ['1']
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
    ['info', { state: 'delivered', reason: null, needsStaff: false }, 'lead delivered'],
    ['warn', { state: 'queued', reason: 'HTTP 500', needsStaff: false }, 'lead not delivered yet'],
    ['error', { state: 'queued', reason: 'SMTP 550', needsStaff: true }, 'a setting or a mailbox needs mending'],
    ['error', { state: 'failed', reason: 'HTTP 400', needsStaff: true }, 'npm run leads -- resend --failed'],
  ] as const)('is told at the level %s: %j', async (level, settlement, words) => {
    settle.mockResolvedValue(settlement)
    at.waiting = ['1']
    await start()
    const levels = (['info', 'warn', 'error'] as const).filter((one) => log[one].mock.calls.length > 0)
    expect(levels).toEqual([level])
    expect(log[level]).toHaveBeenCalledExactlyOnceWith(
      { leadId: '1', channel: 'test', attempt: 3, reason: settlement.reason ?? undefined },
      expect.stringContaining(words),
    )
  })
})

describe('a queue that ends', () => {
  test('takes nothing more, and lets what is under way finish before it closes its channel', async () => {
    const gate = Promise.withResolvers<void>()
    deliver.mockReturnValue(gate.promise)
    at.waiting = ['1', '2']
    await start({ concurrency: 1 })
    const stopping = at.queue.stop()
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
    at.waiting = ['1']
    await start()
    const stopping = at.queue.stop()
    await settled()
    await after(4999)
    expect(close).not.toHaveBeenCalled()
    await after(1)
    expect(close).toHaveBeenCalledOnce()
    await stopping
  })

  test('does not wait for the pause between two deliveries', async () => {
    at.waiting = ['1']
    await start({ intervalMs: 60 * SECOND_MS })
    await at.queue.stop()
    expect(onSettled).toHaveBeenCalledOnce()
  })

  test('leaves nobody asleep who would keep the program from ending', async () => {
    let asleep = 0
    const sleep = at.clock.sleep.bind(at.clock)
    at.clock.sleep = (ms, signal) => {
      asleep += 1
      return sleep(ms, signal).finally(() => (asleep -= 1))
    }
    at.waiting = ['1']
    await start()
    at.queue.wake()
    await settled()
    await at.queue.stop()
    await settled()
    expect(asleep).toBe(0)
  })

  test('needs no channel that can be closed, nor a beginning', async () => {
    open()
    await stop()
    delete open().close
    at.queue.start()
    await expect(stop()).resolves.toBeUndefined()
  })
})
