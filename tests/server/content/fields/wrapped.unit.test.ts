import { expect, test } from 'vitest'
import { listOf } from '../../../../server/content/fields/wrapped.ts'

test.each([
  [
    [1, 2],
    [1, 2],
  ],
  [{ 3: 'a', 5: 'b' }, ['a', 'b']],
  [{ value: ['a'] }, ['a']],
  [null, []],
  ['a', []],
])('listOf %j is %j', (value, list) => {
  expect(listOf(value)).toEqual(list)
})
