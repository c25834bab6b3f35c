import { expect, test } from 'vitest'
import { newestOf, staticPageDate } from '#shared/page-dates.ts'

test.each([
  ['/', '2025-04-20'],
  ['/about/', '2025-04-21'],
])('the text of %s is of %s', (address, day) => {
  expect(staticPageDate(address)).toEqual(new Date(day))
})

test('a page is as new as its newest item', () => {
  const items = [{ updatedAt: new Date('2025-05-01') }, { updatedAt: new Date('2025-08-01') }]
  expect(newestOf('/projects/', items)).toEqual(new Date('2025-08-01'))
})

test('a page is never older than its own text', () => {
  expect(newestOf('/projects/', [{ updatedAt: new Date('2024-01-01') }])).toEqual(new Date('2025-04-21'))
})
