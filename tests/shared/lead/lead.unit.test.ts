import { describe, expect, test } from 'vitest'
import { formOf, isRequired } from '#shared/lead/lead.ts'
import { readLead } from '#shared/lead/read-lead.ts'

const CONTACT = {
  type: 'contacts',
  name: 'Анна',
  email: 'anna@company.example',
  tel: '+7 (916) 123-45-67',
  site: 'company.example',
  budget: 'до 300 тысяч, точно 250',
  confirm: 'true',
  reachgoal: 'napishitenam-keysi',
  utm: 'https://versta.example/contacts/',
  landing: 'https://versta.example/?utm_source=yandex',
  place: 'page',
}
const CALLBACK = { type: 'contacts', name: 'Анна', tel: '+7 (916) 123-45-67', confirm: true }
const WHEEL = { ...CALLBACK, type: 'fortuna', message: 'Бесплатный аудит сайта' }
const COMPLAINT = { type: 'contacts', message: 'Мелкий шрифт', confirm: true }
const VACANCY = { ...CALLBACK, type: 'vacancy_response', email: 'anna@company.example' }

describe('a filled form', () => {
  test('of the contact block is a lead with every field', () => {
    expect(readLead(CONTACT)).toEqual({ lead: { ...CONTACT, message: '', confirm: true } })
  })

  test.each([
    ['callback', CALLBACK],
    ['wheel', WHEEL],
    ['complaint', COMPLAINT],
    ['vacancy response', VACANCY],
  ])('of the %s is a lead', (_form, input) => {
    expect(readLead(input)).toHaveProperty('lead')
  })

  test('without a type is of the type contacts', () => {
    expect(readLead({ ...CALLBACK, type: undefined })).toHaveProperty('lead.type', 'contacts')
  })

  test('leaves out what no form sends', () => {
    expect(readLead({ ...CALLBACK, place: 'popup', isAdmin: true })).not.toHaveProperty('lead.isAdmin')
  })
})

describe('an empty form names its required fields, in the order of the form', () => {
  test.each([
    ['contact', { type: 'contacts', name: '', email: '', tel: '' }, ['name', 'email', 'tel', 'confirm']],
    ['callback', { type: 'contacts', name: '', tel: '' }, ['name', 'tel', 'confirm']],
    ['wheel', { type: 'fortuna', name: '', tel: '' }, ['name', 'tel', 'confirm']],
    ['complaint', { type: 'contacts', message: '' }, ['message', 'confirm']],
    ['vacancy response', { type: 'vacancy_response' }, ['name', 'email', 'tel', 'confirm']],
    ['nothing at all', {}, ['name', 'tel', 'confirm']],
  ])('%s', (_form, input, invalidFields) => {
    expect(readLead(input)).toEqual({ invalidFields })
  })

  test('spaces are not a value', () => {
    expect(readLead({ ...CONTACT, name: ' \t\u00a0 ' })).toEqual({ invalidFields: ['name'] })
  })
})

describe('formOf', () => {
  test.each([
    ['contact', CONTACT],
    ['callback', CALLBACK],
    ['wheel', WHEEL],
    ['complaint', COMPLAINT],
    ['vacancy', VACANCY],
  ])('knows the %s form by its fields', (form, input) => {
    expect(formOf(input)).toBe(form)
  })

  test.each([['name'], ['tel']])('takes a message beside a %s for a callback, which asks for both', (field) => {
    expect(formOf({ message: 'Перезвоните', [field]: '' })).toBe('callback')
  })
})

describe('isRequired', () => {
  test.each([
    ['contact', ['name', 'email', 'tel', 'confirm']],
    ['callback', ['name', 'tel', 'confirm']],
    ['wheel', ['name', 'tel', 'confirm']],
    ['complaint', ['message', 'confirm']],
    ['vacancy', ['name', 'email', 'tel', 'confirm']],
  ] as const)('marks the fields a %s form cannot go without', (form, required) => {
    const fields = ['name', 'email', 'tel', 'site', 'budget', 'message', 'confirm'] as const
    expect(fields.filter((field) => isRequired(form, field))).toEqual(required)
  })
})

test('site and budget are optional everywhere', () => {
  const forms = ['contact', 'callback', 'wheel', 'complaint', 'vacancy'] as const
  expect(forms.filter((form) => isRequired(form, 'site') || isRequired(form, 'budget'))).toEqual([])
})
