import { expect, test } from 'vitest'
import { currentCodes } from '../../../server/content/former-codes.ts'

test('a former code leads to the item that had it, each of several', () => {
  const current = currentCodes([
    { code: 'new', former: ['old', 'older'] },
    { code: 'other', former: [] },
  ])
  expect(Object.fromEntries(current)).toEqual({ old: 'new', older: 'new' })
})

test('a code that is in use leads nowhere else', () => {
  expect(
    currentCodes([
      { code: 'new', former: ['other', 'new'] },
      { code: 'other', former: [] },
    ]).size,
  ).toBe(0)
})

test('of two items that had it the first in the list is meant', () => {
  const items = ['first', 'second'].map((code) => ({ code, former: ['old'] }))
  expect(currentCodes(items).get('old')).toBe('first')
})
