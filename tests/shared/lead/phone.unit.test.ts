import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, isPhone } from '#shared/lead/phone.ts'

describe('formatPhone', () => {
  test.each([
    ['9161234567', 'ten digits of the number'],
    ['79161234567', 'a leading 7'],
    ['89161234567', 'a leading 8'],
    ['+7 916 123-45-67', 'a pasted number with spaces'],
    ['8 (916) 123-45-67', 'a pasted number in brackets'],
    ['tel: 7.916.123.45.67', 'a pasted number among letters and dots'],
    ['офис 12, +7 916 123-45-67', 'a number that +7 tells from other digits before it'],
    ['+7 (916) 123-45-67', 'what is formatted already'],
    ['+7 916 123 45 67 89', 'more digits than a number has'],
  ])('lays %j into the mask: %s', (input) => {
    expect(formatPhone(input)).toBe('+7 (916) 123-45-67')
  })

  test.each([
    ['9', '+7 (9'],
    ['+7 (916', '+7 (916'],
    ['9161', '+7 (916) 1'],
    ['916123', '+7 (916) 123'],
    ['9161234', '+7 (916) 123-4'],
    ['91612345', '+7 (916) 123-45'],
    ['916123456', '+7 (916) 123-45-6'],
  ])('fills the mask as far as the digits go: %j', (input, formatted) => {
    expect(formatPhone(input)).toBe(formatted)
  })

  test.each(['', '7', '8', '+7', '+7 (', 'нет телефона', '+-() '])('gives nothing for %j', (input) => {
    expect(formatPhone(input)).toBe('')
  })

  test('takes the country from the front once only', () => {
    expect(formatPhone('+7 (800) 555-35-35')).toBe('+7 (800) 555-35-35')
  })

  test('formats what it has formatted to the same', () => {
    fc.assert(fc.property(fc.string(), (input) => formatPhone(formatPhone(input)) === formatPhone(input)))
  })
})

describe('isPhone', () => {
  test.each([
    ['+7 (916) 123-45-67', true],
    ['+7 (916) 123-45-6', false],
    ['+7(916)1234567', false],
    ['89161234567', false],
    ['+7 (916) 123-45-67 ', false],
    ['+8 (916) 123-45-67', false],
    ['т. +7 (916) 123-45-67', false],
  ])('%j → %j', (value, expected) => {
    expect(isPhone(value)).toBe(expected)
  })
})
