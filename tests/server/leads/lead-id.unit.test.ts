import { expect, test } from 'vitest'
import { createLeadId } from '../../../server/leads/lead-id.ts'

test('a lead is known by a UUID of version 7 that begins with its moment', () => {
  expect(createLeadId(0x01_99_b5_d2_4a_80)).toMatch(/^0199b5d2-4a80-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('leads of one moment are told apart', () => {
  expect(new Set(Array.from({ length: 100 }, () => createLeadId(1))).size).toBe(100)
})

test('later leads come after earlier ones, in whatever year', () => {
  const moments = [0, 1, 0xfff, 0x1000, Date.UTC(2026, 0), Date.UTC(2527, 5)]
  const ids = moments.map(createLeadId)
  expect(ids.toSorted()).toEqual(ids)
})
