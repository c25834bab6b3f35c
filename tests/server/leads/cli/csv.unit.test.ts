import { expect, test } from 'vitest'
import { csvOf } from '../../../../server/leads/cli/csv.ts'

test('rows for programs are divided by commas, for Russian Excel by semicolons after a byte order mark', () => {
  const rows = [
    ['a', 'b'],
    ['1', ''],
  ]
  expect(csvOf(rows, false)).toBe('"a","b"\r\n"1",""\r\n')
  expect(csvOf(rows, true)).toBe('\uFEFF"a";"b"\r\n"1";""\r\n')
})

test('every quote is doubled, and lines stay in their cell', () => {
  expect(csvOf([['Первая\nвторая, с "кавычками"']], false)).toBe('"Первая\nвторая, с ""кавычками"""\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '\t1', '|calc', '%1', '  =1', '+7 (916) 246-81-3'])(
  'no spreadsheet takes a cell for a formula: %j',
  (text) => {
    expect(csvOf([[text]], false)).toBe(`"'${text}"\r\n`)
  },
)

test.each(['+7 (916) 246-81-35', 'a=b', '1-2', 'почта@домен'])('what is no formula stays as it is: %s', (text) => {
  expect(csvOf([[text]], false)).toBe(`"${text}"\r\n`)
})
