import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { maskPhone } from '#components/lead/phone-mask.ts'
import { FakeInput, stubDocument } from '../../support/in-process/stub-document.ts'

const WHOLE = '+7 (916) 200-30-40'
const FOREIGN = '+375 29 123-45-67'

beforeEach(() => {
  stubDocument()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** In focus, as the field is that asks for its mask. */
function maskedField(value = '') {
  const field = new FakeInput('tel', value, 'tel')
  field.focus()
  mask(field)
  return field
}

const mask = (field: FakeInput) => maskPhone(field as unknown as HTMLInputElement)

test.each([
  '9162003040',
  '79162003040',
  '89162003040',
  '+79162003040',
  '8 (916) 200-30-40',
  '9162003040999',
  '0079162003040',
  '+789162003040',
])('typed %j, the number is laid into the mask', (typed) => {
  const field = maskedField()
  field.press(typed)
  expect(field.value).toBe(WHOLE)
})

test.each([
  ['9162003040', WHOLE],
  ['+79162003040', WHOLE],
  ['79162003040', WHOLE],
  ['89162003040', WHOLE],
  ['8-916-200-30-40', WHOLE],
  ['8/916/200/30/40', WHOLE],
  [' +7 916 200 30 40 ', WHOLE],
  ['Тел.: 8 (916) 200-30-40, Анна', WHOLE],
  ['офис 12, +7 (916) 200-30-40 доб. 5', WHOLE],
  ['+7 8 916 200-30-40', WHOLE],
  ['007 916 200 30 40', WHOLE],
  ['7', '+7'],
  ['+7', '+7'],
  ['тел.', ''],
])('pasted %j, it is %j', (pasted, value) => {
  const field = maskedField()
  field.paste(pasted)
  expect(field.value).toBe(value)
})

test.each([
  ['8', '+7 916 200-30-40', WHOLE],
  ['+7', '89162003040', WHOLE],
  ['+7', '8125557799', '+7 (812) 555-77-99'],
  ['+7', '7273334455', '+7 (727) 333-44-55'],
  ['+7', '916', '+7 (916'],
  ['+7', '812 555', '+7 (812) 555'],
  ['+7 891 620-03-04', '12', '+7 (891) 620-03-04'],
  ['916', '2003040', WHOLE],
  ['9', '+7 (916', '+7 (979) 16'],
])('behind %j that was typed, pasted %j is %j', (typed, pasted, value) => {
  const field = maskedField()
  field.press(typed)
  field.paste(pasted)
  expect(field.value).toBe(value)
})

test('a number may be pasted where another was taken out digit by digit', () => {
  const field = maskedField()
  field.press('89')
  field.backspace()
  expect(field.value).toBe('+7 (')
  field.paste('89162003040')
  expect(field.value).toBe(WHOLE)
})

test('each digit takes its place as it is typed, and the caret stands behind it', () => {
  const field = maskedField()
  const seen = Array.from('89162003040', (digit) => {
    field.press(digit)
    expect(field.selectionStart).toBe(field.value.length)
    return field.value
  })
  expect(seen.slice(0, 5)).toEqual(['+7', '+7 (9', '+7 (91', '+7 (916', '+7 (916) 2'])
})

test('an area that begins like the country stays whole behind it', () => {
  const field = maskedField()
  field.press('+78125557799')
  expect(field.value).toBe('+7 (812) 555-77-99')
})

test('a digit too many is none, even where the area begins like a country', () => {
  const field = maskedField()
  field.press('+7812555779')
  field.press('9')
  field.press('9')
  expect(field.value).toBe('+7 (812) 555-77-99')
})

test('a digit may be put into the middle and taken out again', () => {
  const field = maskedField('+7 (916) 203-04-0')
  field.setSelectionRange(10, 10)
  field.press('0')
  expect(field.value).toBe(WHOLE)
  field.backspace()
  expect([field.value, field.selectionStart]).toEqual(['+7 (916) 203-04-0', 10])
})

describe('a number of another country', () => {
  test.each([
    ['typed', (field: FakeInput) => field.press(FOREIGN)],
    ['pasted', (field: FakeInput) => field.paste(FOREIGN)],
    ['put in place of another', (field: FakeInput) => field.fill('9162003040') ?? field.fill(FOREIGN)],
  ])('%s stays as it is', (_how, enter) => {
    const field = maskedField()
    enter(field)
    expect(field.value).toBe(FOREIGN)
    field.leave()
    expect(field.value).toBe(FOREIGN)
  })

  test('gives its place to a Russian one', () => {
    const field = maskedField()
    field.fill('+49 30 123456')
    field.fill('89162003040')
    expect(field.value).toBe(WHOLE)
  })
})

describe('what stands in the field when the mask comes', () => {
  test.each([
    ['8916200', '+7 (916) 200'],
    ['+79162003040', WHOLE],
    ['+49 30 12', '+49 30 12'],
  ])('%j is %j from then on', (before, after) => {
    expect(maskedField(before).value).toBe(after)
  })

  test('is typed on from where the visitor is', () => {
    const field = maskedField('8916200')
    field.press('3040')
    expect(field.value).toBe(WHOLE)
  })
})

test('a field that is masked twice has one mask', () => {
  const field = maskedField('8916200')
  const heard = vi.spyOn(field, 'addEventListener')
  mask(field)
  expect(heard).not.toHaveBeenCalled()
})

describe('whoever comes into the field with all of it selected replaces it', () => {
  test('where the mask is there', () => {
    const field = maskedField(WHOLE)
    field.leave()
    field.setSelectionRange(0, WHOLE.length)
    field.focus()
    field.press('8495')
    expect(field.value).toBe('+7 (495')
  })

  test('where the mask comes after him', () => {
    const field = new FakeInput('tel', WHOLE, 'tel')
    field.setSelectionRange(0, WHOLE.length)
    field.focus()
    mask(field)
    field.press('8495')
    expect(field.value).toBe('+7 (495')
  })
})

test('a caret before the country stands behind it once the mask comes', () => {
  const field = new FakeInput('tel', '+7 (916', 'tel')
  field.setSelectionRange(0, 0)
  field.focus()
  mask(field)
  expect(field.selectionStart).toBe('+7 ('.length)
})

test('what a program has put there is laid out when the field is left', () => {
  const field = maskedField()
  field.value = '89162003040'
  field.leave()
  expect(field.value).toBe(WHOLE)
})
