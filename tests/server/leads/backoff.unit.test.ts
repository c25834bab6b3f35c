import { expect, test } from 'vitest'
import { channelDelayMs, GIVE_UP_AFTER_MS, leadDelayMs, loginDelayMs } from '../../../server/leads/backoff.ts'

const SECOND_MS = 1000
const longest = () => 1
const secondsOf = (delay: typeof leadDelayMs, tries: number, random = longest) =>
  Array.from({ length: tries }, (_, index) => delay(index + 1, random) / SECOND_MS)

test('a lead that was not taken waits from five seconds to an hour, twice as long each time', () => {
  expect(secondsOf(leadDelayMs, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
})

test('a channel nobody answers at waits from a second to half a minute', () => {
  expect(secondsOf(channelDelayMs, 7)).toEqual([1, 2, 4, 8, 16, 30, 30])
})

test('a password that is refused waits from a second to five minutes', () => {
  expect(secondsOf(loginDelayMs, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
})

test('a wait is never longer, however often it failed', () => {
  expect(leadDelayMs(10_000, longest)).toBe(3600 * SECOND_MS)
})

test('half of a wait is chance, so that what failed together does not come back together', () => {
  expect(secondsOf(leadDelayMs, 2, () => 0)).toEqual([2.5, 5])
  expect(secondsOf(channelDelayMs, 2, () => 0.5)).toEqual([0.75, 1.5])
  expect(leadDelayMs(1)).not.toBe(leadDelayMs(1))
})

test('a lead is tried for three days', () => {
  expect(GIVE_UP_AFTER_MS).toBe(3 * 24 * 3600 * SECOND_MS)
})
