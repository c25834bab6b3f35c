import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLead } from '#shared/lead/read-lead.ts'

const FILLED = { name: 'Анна', tel: '+7 (916) 123-45-67', confirm: true }

describe('a value of one line', () => {
  test.each([
    ['CR and LF', 'Анна\r\nBcc: all@company.example', 'Анна Bcc: all@company.example'],
    ['NUL', 'Ан\u0000на', 'Ан на'],
    ['several of them together', 'Ан\u0000\u0007\u2029на', 'Ан на'],
    ['a vertical tab', 'Ан\u000bна', 'Ан на'],
    ['U+2028', 'Ан\u2028на', 'Ан на'],
    ['U+0085', 'Ан\u0085на', 'Ан на'],
    ['a line break at the end', 'Анна\n', 'Анна'],
  ])('gets a space for %s', (_what, name, stored) => {
    expect(readLead({ ...FILLED, name })).toHaveProperty('lead.name', stored)
  })

  test('gets the replacement character for a lone surrogate', () => {
    expect(readLead({ ...FILLED, name: 'Анна \ud83d' })).toHaveProperty('lead.name', 'Анна \ufffd')
  })

  test('keeps emoji, hieroglyphs and quotes as they are', () => {
    expect(readLead({ ...FILLED, name: "👩‍💻 王 «O'Нил»" })).toHaveProperty('lead.name', "👩‍💻 王 «O'Нил»")
  })
})

describe('an address that is pasted with characters nobody sees', () => {
  test.each([
    ['marks of direction', '\u202aanna@company.example\u202c'],
    ['spaces of no width', '\ufeff anna@\u200bcompany.example\u2060'],
    ['a soft hyphen', 'anna@com\u00adpany.example'],
  ])('is taken without %s', (_what, email) => {
    expect(readLead({ ...FILLED, email })).toHaveProperty('lead.email', 'anna@company.example')
    const site = email.replace('anna@', '')
    expect(readLead({ ...FILLED, site })).toHaveProperty('lead.site', 'company.example')
  })
})

test.each(['\u200b\u2060', ' \u200d \u00ad '])('a name of nothing that is seen is none: %j', (name) => {
  expect(readLead({ ...FILLED, name })).toEqual({ invalidFields: ['name'] })
})

describe('a message', () => {
  test('gets one space for several characters nobody sees', () => {
    expect(readLead({ ...FILLED, message: 'Пер\u0000\u0007вая' })).toHaveProperty('lead.message', 'Пер вая')
  })

  test.each(['Первая\r\nвторая', 'Первая\rвторая'])('keeps its lines, however they end: %j', (message) => {
    expect(readLead({ ...FILLED, message })).toHaveProperty('lead.message', 'Первая\nвторая')
  })

  test('keeps its lines', () => {
    expect(readLead({ ...FILLED, message: 'Первая\nвторая' })).toHaveProperty('lead.message', 'Первая\nвторая')
  })

  test('of a posted form, with CR and LF, has plain lines', () => {
    expect(readLead({ ...FILLED, message: 'Первая\r\nвторая' })).toHaveProperty('lead.message', 'Первая\nвторая')
  })

  test('loses NUL and escape characters', () => {
    expect(readLead({ ...FILLED, message: 'a\u0000b\u001b[31m' })).toHaveProperty('lead.message', 'a b [31m')
  })
})

const anyField = fc.oneof(fc.string({ unit: 'binary' }), fc.anything(), fc.constant(true))
const anyInput = fc.record(
  {
    name: anyField,
    email: anyField,
    tel: anyField,
    site: anyField,
    budget: anyField,
    message: anyField,
    confirm: anyField,
    type: fc.oneof(anyField, fc.constantFrom('contacts', 'fortuna', 'vacancy_response')),
    reachgoal: anyField,
    utm: anyField,
    landing: anyField,
    place: anyField,
  },
  { requiredKeys: [] },
)

describe('whatever is posted', () => {
  test('an object in the place of a text is a bad field, even one that cannot be printed', () => {
    expect(readLead({ ...FILLED, message: { toString: '' } })).toEqual({ invalidFields: ['message'] })
  })

  test.each(['toString', 'constructor', '__proto__'])('a field named %s is left out like any other', (name) => {
    expect(readLead({ ...FILLED, ...JSON.parse(`{"${name}": 1}`) })).toHaveProperty('lead')
  })

  test('is a lead or a list of bad fields, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, fc.dictionary(fc.string(), fc.anything())), (input) => {
        const reading = readLead(input)
        return 'lead' in reading || reading.invalidFields.length > 0
      }),
      { numRuns: 1000 },
    )
  })

  test('a lead has no line break in what becomes a header of a mail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const reading = readLead({ ...FILLED, name })
        return !('lead' in reading) || !/[\r\n\0\u2028\u2029]/.test(reading.lead.name)
      }),
    )
  })
})
