import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { promisesIn } from './demo-traces.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-12-31T20:59:59Z', 'Одиннадцать лет'],
  ['2026-12-31T21:00:00Z', 'Двенадцать лет'],
  ['2036-06-01', 'Двадцать один год'],
])('at %s the age of a studio of 2015 is no promise: %s', (now, age) => {
  vi.setSystemTime(now)
  expect(promisesIn(`${age} по одной дороге`)).toEqual([])
})

test('the age of another year is one', () => {
  vi.setSystemTime('2027-06-01')
  expect(promisesIn('Одиннадцать лет гарантии').map(({ promise }) => promise)).toEqual(['Одиннадцать лет'])
})
