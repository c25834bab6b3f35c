import { expect, test } from 'vitest'
import { isRecord } from '../../../server/base/is-record.ts'

test.each([{}, { CODE: 'gudron' }, Object.create(null)])('%j is a record', (value) => {
  expect(isRecord(value)).toBe(true)
})

test.each([null, undefined, [], [{}], 'text', 7, true, () => {}])('%j is none', (value) => {
  expect(isRecord(value)).toBe(false)
})
