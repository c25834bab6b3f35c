import { describe, expect, test } from 'vitest'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { POLL_MS, queueUnderTest } from '../../support/leads/queue-under-test.ts'

const SECOND_MS = 1000
const UNREACHABLE = new DeliveryFailure('unreachable', 'ECONNREFUSED')

const at = queueUnderTest()
const { after, claim, deliver, settled, start, triedIds } = at

describe('while nobody answers', () => {
  test('one lead at a time is tried, ever more rarely', async () => {
    deliver.mockRejectedValue(UNREACHABLE)
    at.waiting = ['1', '2', '3', '4', '5', '6', '7']
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

  test('no other lead is taken while there are still some in hand', async () => {
    deliver.mockReturnValue(new Promise(() => {})).mockRejectedValueOnce(UNREACHABLE)
    at.waiting = ['1', '2', '3', '4']
    await start({ concurrency: 3 })
    for (let seconds = 0; seconds < 60; seconds += 1) await after(SECOND_MS)
    expect(triedIds()).toEqual(['1', '2', '3'])
    expect(claim.mock.calls.map(([, limit]) => limit)).toEqual([3])
  })

  test('a failure of another kind says that somebody is there', async () => {
    deliver.mockRejectedValueOnce(UNREACHABLE).mockRejectedValue(new DeliveryFailure('refused', 'HTTP 400'))
    at.waiting = ['1', '2', '3', '4', '5']
    await start({ concurrency: 1 })
    expect(triedIds()).toEqual(['1'])
    await after(SECOND_MS)
    expect(triedIds()).toEqual(['1', '2', '3', '4', '5'])
  })

  test('somebody looks again every half minute, and for a password that is refused every five', async () => {
    deliver.mockRejectedValue(UNREACHABLE)
    at.waiting = Array.from({ length: 99 }, (_, index) => `${index}`)
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
    at.waiting = ['1', '2']
    await start({ concurrency: 1 })
    at.clock.setBack(2 * 3600 * SECOND_MS)
    await after(SECOND_MS)
    expect(triedIds()).toEqual(['1', '2'])
  })

  test('a wake-up changes nothing', async () => {
    deliver.mockRejectedValue(UNREACHABLE)
    at.waiting = ['1', '2']
    await start({ concurrency: 1 })
    at.queue.wake()
    await settled()
    expect(triedIds()).toEqual(['1'])
  })
})
