import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, isForeignPhone, isPhone } from '#shared/lead/phone.ts'

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
    ['8-916-123-45-67', 'a pasted number with dashes'],
    ['007 916 123 45 67', 'the country as it is dialled from abroad'],
    ['00 7 (916) 123-45-67', 'the same with a space'],
    ['(007) 916 123-45-67', 'the same in brackets'],
    ['+7 8 916 123 45 67', 'the country twice'],
    ['+78916 123 45 67', 'the country twice, with no space'],
    ['+7 (8) 916 123 45 67', 'the country twice, once in brackets'],
    ['+7 7 916 123-45-67', 'the country twice, both times as 7'],
    ['+8 916 123-45-67', 'a plus before an 8'],
    ['офис 12, 8 916 123-45-67', 'a number that stands behind other digits'],
    ['8 495 000-00-00 или +7 916 123-45-67', 'of two numbers the one with a plus'],
    ['офис 12, 9161234567', 'ten digits that stand behind others'],
    ['тел. 007 916 123 45 67', 'the country as it is dialled from abroad, behind a word'],
    ['8 916 123-45-67 доб. 25', 'a number with an extension'],
    ['8 916 123-45-67, 8 495 000-00-00', 'the first of two numbers'],
    ['8 916 123-45-67 · 8 495 000-00-00', 'the first of two numbers with a dot between them'],
    ['8 916 123-45-67\u200b8 495 000-00-00', 'the first of two numbers with nothing to be seen between them'],
    ['тел.\u200e 8 (916) 123-45-67 \u2060\u20608 495 000-00-00', 'the same with a space and a word'],
    ['\u202f8\u00a0(916)\u00a0123\u201345\u201367', 'spaces and dashes of a typesetter'],
  ])('lays %j into the mask: %s', (input) => {
    expect(formatPhone(input)).toBe('+7 (916) 123-45-67')
  })

  test.each([
    '8/916/200-30-40',
    '8*916*2003040',
    '8,916,200,30,40',
    '8 — 916 : 200 : 30 : 40',
    '8 916 200 \u2212 30 \u2212 40',
    '+7_916_200_30_40',
    '8·916·200·30·40',
    '+\u20607\u2060916\u2060200\u206030\u206040',
    '\u202d007\u00ad916\u00ad200\u00ad30\u00ad40\u202c',
    'тел./факс: 8/916/200/30/40',
    'офис 12, тел. 916/200/30/40',
    '8/495/000-00-00 или +7/916/200-30-40',
    '8/916/200/30/40 доб. 25',
  ])('keeps the digits of %j, whatever but letters separates them', (input) => {
    expect(formatPhone(input)).toBe('+7 (916) 200-30-40')
  })

  test.each([
    ['8/916', '+7 (916'],
    ['916/200/30', '+7 (916) 200-30'],
    ['200-30-40 доб. 123', '+7 (200) 304-0'],
  ])('takes what is not a whole number as far as its digits go: %j', (input, formatted) => {
    expect(formatPhone(input)).toBe(formatted)
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
    expect(isForeignPhone(input)).toBe(false)
  })

  test.each(['', '7', '8', '+7', '+7 (', 'нет телефона', '+-() '])('gives nothing for %j', (input) => {
    expect(formatPhone(input)).toBe('')
  })

  test.each(['+7 (800) 555-35-35', '+7 8005553535', '8 800 555-35-35', '88005553535', '007 800 555 35 35'])(
    'takes no area for a country: %j',
    (input) => {
      expect(formatPhone(input)).toBe('+7 (800) 555-35-35')
    },
  )

  test.each([
    ['+375 29 123-45-67', 'Belarus'],
    ['00375 29 123-45-67', 'Belarus as it is dialled'],
    ['810 375 29 123-45-67', 'Belarus as it is dialled from Russia'],
    ['375 29 123-45-67', 'Belarus without a plus'],
    ['8 10 375', 'the beginning of a number abroad'],
    ['+7 (10', 'the same with its 8 made a 7 by the mask'],
    ['+49 30 123456', 'Germany'],
    ['+1 (415) 555-26-71', 'America'],
    ['+86 138 0013 8000', 'China'],
    ['мой номер +995 32 212-34-56', 'Georgia in a sentence'],
    ['0916 123 45 67', 'a number that begins like no Russian one'],
    ['8 916 123 45 67 8', 'a digit too many'],
    ['9161234567 8', 'a digit too many where no country is'],
    ['9161234567890', 'three digits too many'],
    ['49\u2060 30 12345678', 'Germany without a plus, but with a character nobody sees'],
  ])('leaves %j as it was typed: %s', (input) => {
    expect(formatPhone(input)).toBe(input)
    expect(isForeignPhone(input)).toBe(true)
    expect(isPhone(formatPhone(input))).toBe(false)
  })

  test.each(['(', ' ', '( ', '+(', '8(', '+7', '\u2060'])('reads a long text of %j at once', (piece) => {
    const before = process.cpuUsage()
    formatPhone(''.padEnd(30_000, piece))
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
  })

  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

  test('makes a Russian number of no number of another country', () => {
    const country = fc.constantFrom('1', '20', '33', '375', '380', '44', '49', '81', '86', '90', '995', '998')
    const plus = fc.constantFrom('+', '00', '+ (')
    fc.assert(
      fc.property(plus, country, fc.integer({ min: 7, max: 11 }).chain(digits), (sign, code, number) => {
        expect(formatPhone(sign + code + number)).toBe(sign + code + number)
      }),
    )
  })

  test('keeps the ten digits of a number, however its country and they are written', () => {
    const number = fc.tuple(fc.constantFrom('4', '8', '9'), fc.constantFrom('0', '1', '2', '3'), digits(8))
    const country = fc.constantFrom('+7', '8', '7', '007', '+7 8 ', '8-', '+7(8)')
    const between = fc.array(fc.constantFrom('', ' ', '-', ' (', ') ', '.'), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(number, country, between, (parts, prefix, gaps) => {
        const ten = parts.join('')
        const written = prefix + Array.from(ten, (digit, index) => (index === 0 ? '' : gaps[index]) + digit).join('')
        expect(formatPhone(written).replace(/\D/g, '')).toBe(`7${ten}`)
      }),
    )
  })

  test('gives the input, nothing or a number as far as its digits go', () => {
    const text = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-.,x'.split('')) })
    fc.assert(
      fc.property(text, (input) => {
        const laid = formatPhone(input)
        return laid === '' || laid === input || '+# (###) ###-##-##'.startsWith(laid.replace(/\d/g, '#'))
      }),
    )
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
