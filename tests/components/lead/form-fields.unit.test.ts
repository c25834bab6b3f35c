import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clear, fieldsOf, fillIn, focusFirst, isAsSent, typedIn, write } from '#components/lead/form-fields.ts'
import { FakeElement, formOf, FakeInput, stubDocument, FakeTextArea } from '../../support/in-process/stub-document.ts'
import { stubHistory } from '../../support/in-process/stub-history.ts'

beforeEach(() => {
  stubDocument()
  stubHistory([], 'https://versta.example/contacts/?utm_source=x')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function contactForm() {
  const name = new FakeInput('name', 'Анна')
  const tel = new FakeInput('tel', '8 916 200 30 40', 'tel')
  const message = new FakeTextArea('message')
  const type = new FakeInput('type', 'callback', 'hidden')
  const confirm = new FakeInput('confirm', 'true', 'checkbox')
  return { name, tel, message, type, confirm, form: formOf(type, name, tel, message, confirm, new FakeElement('')) }
}

const changesOf = (field: EventTarget) => {
  const heard = vi.fn<(event: Event) => void>()
  field.addEventListener('input', heard)
  return heard
}

test('a form leaves with all its fields, its number laid out, and the address of the page', () => {
  expect(fieldsOf(contactForm().form)).toEqual({
    type: 'callback',
    name: 'Анна',
    tel: '+7 (916) 200-30-40',
    message: '',
    confirm: 'true',
    utm: 'https://versta.example/contacts/?utm_source=x',
    landing: 'https://versta.example/contacts/?utm_source=x',
  })
})

test('a form says what it said until something else is typed; a number laid out since is the same', () => {
  const { form, name, tel } = contactForm()
  const sent = fieldsOf(form)

  tel.value = '+7 (916) 200-30-40'
  expect(isAsSent(typedIn(form), sent)).toBe(true)
  name.value = 'Анна Белозёрова'
  expect(isAsSent(typedIn(form), sent)).toBe(false)
})

test('a form of a visitor whom no advertisement has brought names none', () => {
  stubHistory([], 'https://versta.example/contacts/')
  expect(fieldsOf(contactForm().form)).not.toHaveProperty('landing')
})

test('a form without a number leaves without one', () => {
  expect(fieldsOf(formOf(new FakeInput('email', 'anna@company.example')))).not.toHaveProperty('tel')
})

test('typed is what a visitor types, and no consent', () => {
  expect(typedIn(contactForm().form)).toEqual({ name: 'Анна', tel: '8 916 200 30 40', message: '' })
})

test('what was kept fills in what is empty, and nothing else', () => {
  const { form, name, message, tel, type } = contactForm()
  tel.value = ''
  fillIn(form, { name: 'Борис', message: 'Здравствуйте', tel: 7, type: 'vacancy' })
  expect([name.value, message.value, tel.value, type.value]).toEqual(['Анна', 'Здравствуйте', '', 'callback'])
})

test('a form that is cleared keeps its kind and its consent, and those who watch its fields hear of it', () => {
  const { form, name, message, type, confirm } = contactForm()
  const [changes, none] = [changesOf(name), changesOf(message)]
  clear(form)
  expect(typedIn(form)).toEqual({ name: '', tel: '', message: '' })
  expect([type.value, confirm.value]).toEqual(['callback', 'true'])
  expect(changes).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ bubbles: true }))
  expect(none).not.toHaveBeenCalled()
})

test('what is written into a field is there by the time that is heard of', () => {
  const field = new FakeInput('tel', '8')
  field.addEventListener('input', () => expect(field.value).toBe('+7'))
  const changes = changesOf(field)
  for (let time = 0; time < 2; time++) write(field as unknown as HTMLInputElement, '+7')
  expect(changes).toHaveBeenCalledTimes(1)
})

test('of the fields that are wrong the first in the form comes into focus', () => {
  const { form, tel } = contactForm()
  focusFirst(form, ['message', 'tel'])
  expect(document.activeElement).toBe(tel)
})

test('where no field is wrong nothing comes into focus', () => {
  focusFirst(contactForm().form, [])
  expect(document.activeElement).toBeNull()
})
