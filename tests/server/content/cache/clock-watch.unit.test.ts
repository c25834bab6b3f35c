import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchClock } from '../../../../server/content/cache/clock-watch.ts'

const HOUR_MS = 3_600_000
const NOON = new Date('2026-11-27T12:00:00Z')
const onSetBack = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  onSetBack.mockReset()
  vi.useFakeTimers({ now: NOON, toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
  stop = watchClock(onSetBack)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a clock that is set back is noticed within a second, once', () => {
  vi.setSystemTime(Number(NOON) - 3 * HOUR_MS)
  vi.advanceTimersByTime(1000)
  expect(onSetBack).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(HOUR_MS)
  expect(onSetBack).toHaveBeenCalledOnce()
})

test.each([
  ['that is set forward', 3 * HOUR_MS],
  ['that is corrected a little', -1500],
])('a clock %s is none of its business', (_what, stepMs) => {
  vi.setSystemTime(Number(NOON) + stepMs)
  vi.advanceTimersByTime(10_000)
  expect(onSetBack).not.toHaveBeenCalled()
})
