import { describe, expect, test } from 'vitest'
import { readLead } from '#shared/lead/read-lead.ts'

const FILLED = { name: 'Анна', email: 'anna@company.example', tel: '+7 (916) 123-45-67', confirm: true }

const isValid = (field: string, value: unknown) => 'lead' in readLead({ ...FILLED, [field]: value })
const invalidFieldsOf = (field: string, value: unknown) => readLead({ ...FILLED, [field]: value })

describe('tel', () => {
  test.each(['+7 (916) 123-45-67', ' +7 (916) 123-45-67 '])('%j passes', (tel) => {
    expect(isValid('tel', tel)).toBe(true)
  })

  test.each(['+7 (916) 123-45-6', '89161234567', '+7 (___) ___-__-__', '+1 (916) 123-45-67', 79161234567, null])(
    '%j is marked',
    (tel) => {
      expect(invalidFieldsOf('tel', tel)).toEqual({ invalidFields: ['tel'] })
    },
  )

  test('may be missing where it is not required', () => {
    expect(readLead({ type: 'contacts', message: 'Мелкий шрифт', confirm: true })).toHaveProperty('lead.tel', '')
  })
})

describe('email', () => {
  test.each([
    'a@b.ru',
    'anna.ivanova+site@mail.company.example',
    'анна@пример.рф',
    ' anna@company.example ',
    'anna@xn--e1afmkfd.xn--p1ai',
    'anna@XN--E1AFMKFD.XN--P1AI',
  ])('%j passes', (email) => {
    expect(isValid('email', email)).toBe(true)
  })

  test.each([
    'anna',
    'anna@company',
    '@company.example',
    'anna@',
    'anna@@company.example',
    'anna@company..example',
    'anna@-company.example',
    'anna ivanova@company.example',
    'anna@company.example, boss@company.example',
    '<anna@company.example>',
    'anna@company.xn--',
    'anna@company.xn--p1ai-',
    'anna@company.p1ai',
  ])('%j is marked', (email) => {
    expect(invalidFieldsOf('email', email)).toEqual({ invalidFields: ['email'] })
  })
})

describe('site', () => {
  test.each(['', 'company.example', 'https://company.example/page?id=1', 'my_shop.company.example', 'пример.рф'])(
    '%j passes',
    (site) => {
      expect(isValid('site', site)).toBe(true)
    },
  )

  test.each(['company', 'company example', 'наш сайт company.example', 'нет'])('%j is marked', (site) => {
    expect(invalidFieldsOf('site', site)).toEqual({ invalidFields: ['site'] })
  })
})

describe('budget', () => {
  test.each(['', '5', 'от 100 тысяч', '100–200'])('%j passes', (budget) => {
    expect(isValid('budget', budget)).toBe(true)
  })

  test.each(['сколько скажете', 'пять', '—'])('%j is marked', (budget) => {
    expect(invalidFieldsOf('budget', budget)).toEqual({ invalidFields: ['budget'] })
  })
})

describe('confirm', () => {
  test.each<unknown>([true, 'true', 'on', '1'])('%j is consent', (confirm) => {
    expect(isValid('confirm', confirm)).toBe(true)
  })

  test.each<unknown>([false, 'false', '', 'off', '0', 0, null, {}, { value: true }])('%j is not', (confirm) => {
    expect(invalidFieldsOf('confirm', confirm)).toEqual({ invalidFields: ['confirm'] })
  })
})

describe('type', () => {
  test.each(['contacts', 'fortuna', 'vacancy_response'])('%j passes', (type) => {
    expect(isValid('type', type)).toBe(true)
  })

  test.each(['admin', 7, { $ne: '' }])('%j is marked', (type) => {
    expect(invalidFieldsOf('type', type)).toEqual({ invalidFields: ['type'] })
  })
})

describe('length', () => {
  test.each([
    ['name', 200],
    ['budget', 200],
    ['message', 5000],
  ])('%s takes %i characters and not one more', (field, limit) => {
    expect(isValid(field, '1'.repeat(limit))).toBe(true)
    expect(invalidFieldsOf(field, '1'.repeat(limit + 1))).toEqual({ invalidFields: [field] })
  })

  test.each([
    ['reachgoal', 200],
    ['utm', 2000],
    ['landing', 2000],
  ])('%s, which no visitor could mend, is cut to %i characters', (field, limit) => {
    expect(readLead({ ...FILLED, [field]: ` ${'1'.repeat(limit - 1)}2` })).toHaveProperty(
      `lead.${field}`,
      '1'.repeat(limit - 1),
    )
    expect(readLead({ ...FILLED, [field]: `${'1'.repeat(limit - 1)}🎯` })).toHaveProperty(
      `lead.${field}`,
      `${'1'.repeat(limit - 1)}\ufffd`,
    )
  })

  test.each([7, true, null, ['a'], { $ne: '' }, undefined])('of %j in the place of the page there is none', (utm) => {
    expect(readLead({ ...FILLED, utm, landing: utm, reachgoal: utm, place: utm })).toMatchObject({
      lead: { utm: '', landing: '', reachgoal: '', place: '' },
    })
  })

  test('a long address is refused at once, however it is built', () => {
    const before = process.cpuUsage()
    readLead({ ...FILLED, email: `${'a'.repeat(30_000)}@${'b-'.repeat(30_000)}` })
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
  })
})

test('every bad field is named once', () => {
  expect(readLead({ name: '', email: 'x', tel: 'x', site: 'x', budget: 'x', message: 7, type: 'x' })).toEqual({
    invalidFields: ['name', 'email', 'tel', 'site', 'budget', 'message', 'confirm', 'type'],
  })
})
