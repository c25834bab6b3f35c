import { expect, test } from 'vitest'
import { createBudget } from '../../../server/base/budget.ts'

test('is spent at once, comes back with time, and never grows beyond itself', () => {
  let now = 0
  const { spend } = createBudget({ atOnce: 3, aSecond: 2 }, () => now)
  const spendAll = () => Array.from({ length: 5 }, spend).filter(Boolean).length

  expect(spendAll()).toBe(3)
  now = 499
  expect(spend()).toBe(false)
  now = 500
  expect(spendAll()).toBe(1)
  now = 3_600_000
  expect(spendAll()).toBe(3)
})

test('outlives a clock that is set back', () => {
  let now = 3_600_000
  const { spend } = createBudget({ atOnce: 3, aSecond: 2 }, () => now)
  spend()
  now = 0
  expect([spend(), spend(), spend()]).toEqual([true, true, false])
  now = 500
  expect(spend()).toBe(true)
})

test('has what was given back, and no more than it had', () => {
  const { spend, giveBack } = createBudget({ atOnce: 2, aSecond: 1 }, () => 0)
  const spendAll = () => Array.from({ length: 5 }, spend).filter(Boolean).length

  expect(spendAll()).toBe(2)
  giveBack()
  expect(spendAll()).toBe(1)
  for (let count = 0; count < 5; count += 1) giveBack()
  expect(spendAll()).toBe(2)
})
