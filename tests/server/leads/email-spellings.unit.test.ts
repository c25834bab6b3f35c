import { expect, test } from 'vitest'
import { emailSpellings, readableEmail } from '../../../server/leads/email-spellings.ts'

test.each([
  ['Anna@xn--e1afmkfd.xn--p1ai', 'Anna@пример.рф'],
  ['анна@Пример.рф', 'анна@пример.рф'],
  ['anna@Company.example', 'anna@company.example'],
  ['anna@xn--.example', 'anna@xn--.example'],
  ['', ''],
])('%j is read as %j', (email, readable) => {
  expect(readableEmail(email)).toBe(readable)
})

test('an address has a spelling for people and one for machines', () => {
  expect(emailSpellings('Anna@Пример.рф')).toEqual(['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'])
})
