import { expect, test } from 'vitest'
import { isBearer, isSameSecret } from '../../../server/base/bearer.ts'

test.each([
  ['Bearer s3cret', true],
  ['bearer s3cret', true],
  ['s3cret', false],
  ['Bearers3cret', false],
  ['Basic Bearer s3cret', false],
  ['Bearer s3cre', false],
  ['Bearer s3cret ', false],
  ['Bearer ', false],
  ['Basic s3cret', false],
  [undefined, false],
])('authorization %j carries the secret: %s', (authorization, isGood) => {
  expect(isBearer(authorization, 's3cret')).toBe(isGood)
})

test('secrets of different lengths are compared, and are not the same', () => {
  expect(isSameSecret('a', 'ab')).toBe(false)
  expect(isSameSecret('', 'ab')).toBe(false)
  expect(isSameSecret('ab', 'ab')).toBe(true)
})
