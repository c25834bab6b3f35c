import { expect, test } from 'vitest'
import { isDay } from '../../../server/base/calendar-day.ts'

test.each(['2025-09-12', '2024-02-29', '0001-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each(['2025-02-30', '2025-02-29', '2025-13-01', '2025-00-10', '2025-9-12', '12.09.2025', '2025-09-12T00:00', ''])(
  '%j is none',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)
