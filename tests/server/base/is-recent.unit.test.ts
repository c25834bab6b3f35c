import { expect, test } from 'vitest'
import { isRecent } from '../../../server/base/is-recent.ts'

test.each([
  [1000, true],
  [1999, true],
  [2000, false],
  [999, false],
])('what happened at 1000 and holds for 1000 holds at %d: %s', (nowMs, expected) => {
  expect(isRecent(1000, 1000, nowMs)).toBe(expected)
})
