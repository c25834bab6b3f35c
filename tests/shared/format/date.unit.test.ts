import { expect, test } from 'vitest'
import { dayOf, isoDay, monthOf, moscowHour } from '#shared/format/date.ts'

const SEPTEMBER = new Date('2025-09-12T00:00:00Z')

test('a day is written in words, without «г.»', () => {
  expect(dayOf(SEPTEMBER)).toBe('12\u00a0сентября\u00a02025')
})

test('a month is written in words, without «г.»', () => {
  expect(monthOf(SEPTEMBER)).toBe('сентябрь\u00a02025')
})

test('a day for machines is written in digits', () => {
  expect(isoDay(SEPTEMBER)).toBe('2025-09-12')
})

test('a day for machines is the one for people, from midnight in Moscow on', () => {
  expect(['2025-09-12T20:59:59Z', '2025-09-12T21:00:00Z'].map((moment) => isoDay(new Date(moment)))).toEqual([
    '2025-09-12',
    '2025-09-13',
  ])
})

test.each([
  ['2025-09-12T21:00:00Z', 0],
  ['2025-09-12T20:59:59Z', 23],
  ['2025-09-12T09:00:00Z', 12],
])('at %s it is %i o’clock in Moscow', (instant, hour) => {
  expect(moscowHour(new Date(instant))).toBe(hour)
})

test('at night in UTC a new day has begun in Moscow', () => {
  expect(dayOf(new Date('2025-12-31T22:00:00Z'))).toBe('1\u00a0января\u00a02026')
})
