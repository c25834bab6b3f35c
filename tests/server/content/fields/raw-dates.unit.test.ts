import { describe, expect, test } from 'vitest'
import { isZonedMoment, readStrictMoment } from '../../../../server/content/fields/moment.ts'
import { day, timestamp } from '../../../../server/content/fields/raw.ts'
import { readField } from '../../../support/content/read-field.ts'

describe('day', () => {
  test.each([
    ['2025-09-12', '2025-09-12'],
    ['12.09.2025', '2025-09-12'],
    ['12.09.2025 10:30:00', '2025-09-12'],
    [1_757_635_200, '2025-09-12'],
    ['1757635200', '2025-09-12'],
    [86_400, '1970-01-02'],
    [1_757_635_200_000, '2025-09-12'],
    ['1757635200000', '2025-09-12'],
    ['5.9.2025', '2025-09-05'],
    ['2025-09-12T10:30:00+03:00', '2025-09-12'],
    [{ VALUE: '12.09.2025 10:30:00' }, '2025-09-12'],
  ])('%j is %s', (value, expected) => {
    expect((readField(day, value) as Date).toISOString().slice(0, 10)).toBe(expected)
  })

  test.each(['', null, undefined])('%j is no day', (value) => {
    expect(readField(day, value)).toBeNull()
  })

  test.each(['вчера', '32.13.2025', '2025-02-30', '2025-02-30T10:00:00', '30.02.2025', { DAY: 1 }])(
    '%j cannot be a day',
    (value) => {
      expect(() => readField(day, value)).toThrow()
    },
  )

  test.each(['от 5.09.2025', '12/09/2025', '09-12-2025', '2025'])('nobody guesses at %j', (value) => {
    expect(() => readField(day, value)).toThrow()
  })
})

describe('timestamp', () => {
  test('of a day to come is no later than now', () => {
    expect((readField(timestamp, 4_070_908_800) as Date).getTime()).toBeLessThanOrEqual(Date.now())
  })

  test.each([
    [1_755_734_400, '2025-08-21T00:00:00.000Z'],
    ['1755734400', '2025-08-21T00:00:00.000Z'],
    [1_755_734_400_000, '2025-08-21T00:00:00.000Z'],
    [undefined, '1970-01-01T00:00:00.000Z'],
    [null, '1970-01-01T00:00:00.000Z'],
    ['12.09.2025 10:30:00', '2025-09-12T07:30:00.000Z'],
    ['5.9.2025 9:05', '2025-09-05T06:05:00.000Z'],
    ['12.09.2025', '2025-09-11T21:00:00.000Z'],
    ['2025-09-12 10:30:00', '2025-09-12T07:30:00.000Z'],
    ['2025-09-12T10:30:00+05:00', '2025-09-12T05:30:00.000Z'],
    ['2025-09-12T10:30:00+0500', '2025-09-12T05:30:00.000Z'],
    ['2025-09-12T10:30:00.123Z', '2025-09-12T10:30:00.000Z'],
    [{ VALUE: '12.09.2025 10:30:00' }, '2025-09-12T07:30:00.000Z'],
  ])('%j is %s', (value, instant) => {
    expect((readField(timestamp, value) as Date).toISOString()).toBe(instant)
  })

  test.each(['вчера', 1e18, {}, '30.02.2025', '12.09.2025 25:61'])('%j cannot be one', (value) => {
    expect(() => readField(timestamp, value)).toThrow()
  })
})

describe('when an item begins', () => {
  test.each(['', '  ', null, undefined, 0, '0', false])('%j is no moment', (value) => {
    expect(readStrictMoment(value)).toBeNull()
  })

  test.each(['с 12.09.2025', '12.09.2025 утром', '2025-09-12T10:30:00.5x', '2025-09-12 10:30+5', true, {}])(
    '%j is not guessed at',
    (value) => {
      expect(readStrictMoment(value)?.getTime()).toBeNaN()
    },
  )

  test.each([20_261_201, '20261201', '20261201103000', 2026, '2026', 1.12, '1.12', '12.2026', '09-12-2026'])(
    '%j is not taken for seconds',
    (value) => {
      expect(readStrictMoment(value)?.getTime()).toBeNaN()
    },
  )

  test.each([1_757_655_000, '1757655000', 1_757_655_000_000, '1757655000000', '1757655000.0'])('%j is', (value) => {
    expect(readStrictMoment(value)).toEqual(new Date('2025-09-12T05:30:00Z'))
  })

  test.each(['2025-09-12T10:30:00.25+0500', '2025-09-12T10:30+05:00', ' 12.09.2025 08:30 '])('%j is read', (value) => {
    expect(readStrictMoment(value)).toEqual(new Date('2025-09-12T05:30:00Z'))
  })

  test('seconds may have a fraction, and a day alone begins in Moscow', () => {
    expect(readStrictMoment('1757655000.25')).toEqual(new Date('2025-09-12T05:30:00.250Z'))
    expect(readStrictMoment('2025-09-12')).toEqual(new Date('2025-09-11T21:00:00Z'))
  })
})

test.each([
  ['2026-11-24T10:00:00+03:00', true],
  ['2026-11-24T10:00Z', true],
  ['2026-11-24T10:00:00.000Z', true],
  ['2026-11-24T10:00:00.125Z', false],
  ['2026-02-30T10:00Z', false],
  ['2026-11-24T25:00Z', false],
  ['2026-11-24T10:00', false],
  ['с 2026-11-24T10:00Z', false],
  ['2026-11-24T10:00Z примерно', false],
])('%s is a moment with its zone: %j', (text, is) => {
  expect(isZonedMoment(text)).toBe(is)
})
