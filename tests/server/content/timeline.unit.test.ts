import { describe, expect, test } from 'vitest'
import { changedAt, periodOf, timeline } from '../../../server/content/timeline.ts'

const ALWAYS = { fromMs: -Infinity, untilMs: Infinity }

describe('a timeline', () => {
  const [early, late] = [
    { fromMs: 10, untilMs: 30 },
    { fromMs: 20, untilMs: Infinity },
  ]
  const days = timeline([ALWAYS, early, late], (isShown) => [ALWAYS, early, late].map(isShown))

  test.each([
    [9, [true, false, false], -Infinity, 10],
    [10, [true, true, false], 10, 20],
    [20, [true, true, true], 20, 30],
    [30, [true, false, true], 30, Infinity],
  ])('at %d holds what has begun and not ended, and knows until when', (nowMs, value, sinceMs, untilMs) => {
    expect(days.at(nowMs)).toEqual({ value, sinceMs, untilMs })
  })

  test('gives the same value to all until it changes, though a clock is set back', () => {
    expect(days.at(11).value).toBe(days.at(19).value)
    expect(days.at(9).value).toEqual([true, false, false])
    expect(days.whole()).toEqual([true, true, true])
  })
})

describe('the active period of an item', () => {
  const TEN = Date.parse('2026-11-24T10:00:00+03:00')
  test.each([
    ['2026-11-24T10:00:00+03:00', TEN],
    ['2026-11-24T07:00Z', TEN],
    ['2026-11-24 10:00', TEN],
    ['24.11.2026 10:00:00', TEN],
    [TEN / 1000, TEN],
    [{ VALUE: '24.11.2026 10:00:00' }, TEN],
    ['2026-11-24', Date.parse('2026-11-24T00:00:00+03:00')],
    ['24.11.2026', Date.parse('2026-11-24T00:00:00+03:00')],
  ])('%j begins and ends at its minute, in Moscow', (written, ms) => {
    expect(periodOf({ ACTIVE_FROM: written, ACTIVE_TO: written })).toEqual({ fromMs: ms, untilMs: ms })
  })

  test.each([undefined, null, '', '  ', false, 0, '0', []])('%j is none', (written) => {
    expect(periodOf({ ACTIVE_FROM: written, ACTIVE_TO: written })).toEqual(ALWAYS)
  })

  test.each(['завтра', '2026-02-30', '24.11.2026 в 10:00', '24.11.2026 25:00', true, {}, ['2026-11-24', 7]])(
    '%j refuses the item, rather than show it early',
    (written) => expect(() => periodOf({ ACTIVE_FROM: written })).toThrow('ACTIVE_FROM'),
  )
})

test.each([
  [null, '2026-11-20'],
  ['2026-11-10', '2026-11-20'],
  ['2026-11-24', '2026-11-24'],
])('an item changed on the 20th that begins on %s has changed on %s', (begins, changed) => {
  const item = { TIMESTAMP: new Date('2026-11-20'), ACTIVE_FROM: begins === null ? null : new Date(begins) }
  expect(changedAt(item)).toEqual(new Date(changed))
})
