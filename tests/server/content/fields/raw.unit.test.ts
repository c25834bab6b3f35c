import { describe, expect, test } from 'vitest'
import {
  amount,
  code,
  iconName,
  lines,
  mark,
  picture,
  prose,
  reference,
  title,
  verbatim,
} from '../../../../server/content/fields/raw.ts'
import { readField } from '../../../support/content/read-field.ts'

describe('text', () => {
  test.each([
    ['текст', 'текст'],
    [{ TEXT: 'текст', TYPE: 'HTML' }, 'текст'],
    [{ value: 'текст' }, 'текст'],
    [{ VALUE: 'текст' }, 'текст'],
    [{ VALUE: { TEXT: 'текст', TYPE: 'HTML' } }, 'текст'],
    [{ VALUE: '&lt;p&gt;', '~VALUE': '<p>' }, '<p>'],
    [{ TEXT: null, TYPE: 'HTML' }, ''],
    [70000, '70000'],
    [null, ''],
    [false, ''],
    [undefined, ''],
  ])('%j is read as %j', (value, text) => {
    expect(readField(verbatim, value)).toBe(text)
  })

  test.each([[true], [['a']], [{ HTML: 'a' }]])('%j is no text, which is said of its field', (value) => {
    for (const field of [verbatim, prose, title]) expect(() => readField(field, value)).toThrow(/FIELD/)
  })

  test('for people is trimmed and typeset', () => {
    for (const field of [prose, title]) expect(readField(field, ' я и ты ')).toBe('я\u00a0и\u00a0ты')
    expect(readField(title, 7)).toBe('7')
  })

  test.each([
    ['&laquo;Зерновед&raquo;', '«Зерновед»'],
    ['Вода &amp;&nbsp;воздух', 'Вода &\u00a0воздух'],
    ['&quot;А&quot; &#8212; &#x2116;&nbsp;7', '"А"\u00a0— №\u00a07'],
    ['&amp;lt;', '&lt;'],
    [
      'AT&T; R&D &unknown; &#0; &#xd800; &#9999999; &constructor;',
      'AT&T; R&D &unknown; &#0; &#xd800; &#9999999; &constructor;',
    ],
  ])('for people has characters for references: %j', (value, text) => {
    for (const field of [prose, title]) expect(readField(field, value)).toBe(text)
    expect(readField(verbatim, value)).toBe(value)
  })
})

test.each(['', '  ', '&nbsp;', null, undefined, {}, []])('a title cannot be %j', (value) => {
  expect(() => readField(title, value)).toThrow()
})

describe('code', () => {
  test.each([
    ['zernoved', 'zernoved'],
    ['kvartsit-7', 'kvartsit-7'],
    [17, '17'],
    ['Magazin_7', 'magazin_7'],
    ['ZERNOVED', 'zernoved'],
  ])('%j is read as %j', (value, expected) => {
    expect(readField(code, value)).toBe(expected)
    expect(readField(reference, value)).toBe(expected)
  })

  test.each(['', '../x', 'a/b', 'a b', 'коды', '-a', 'a?b', 'a'.repeat(101), null, undefined])(
    '%j is none',
    (value) => {
      expect(() => readField(code, value)).toThrow()
    },
  )

  test('that is no text is refused with its field', () => {
    expect(() => readField(code, { HTML: 'a' })).toThrow(/FIELD/)
  })
})

describe('picture', () => {
  test.each([
    ['/upload/a.png', '/upload/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['http://old.example/a.png', 'http://old.example/a.png'],
    [{ value: '/upload/a.png' }, '/upload/a.png'],
    ['/upload/фото 1, большое.jpg ', '/upload/фото%201%2C%20большое.jpg'],
    [{ SRC: '/upload/a.png' }, '/upload/a.png'],
    [{ VALUE: { ID: '7', SRC: '/upload/фото 1.jpg' } }, '/upload/фото%201.jpg'],
    ['', null],
    [null, null],
    [false, null],
    [undefined, null],
  ])('%j is read as %j', (value, path) => {
    expect(readField(picture, value)).toBe(path)
  })

  test.each([
    '//evil.example/a.png',
    'https://a@evil.example/a.png',
    'javascript:alert(1)',
    'a.png',
    '/a.png" onerror="',
    7,
    true,
    ['/upload/a.png'],
    { SRC: 7 },
    { SRC: { SRC: '/upload/a.png' } },
  ])('%j is none', (value) => {
    expect(readField(picture, value)).toBeNull()
  })
})

test.each([
  ['tabler:photo-2', 'tabler:photo-2'],
  ['photo', null],
  ['tabler:photo 2', null],
  ['a tabler:photo', null],
  [7, null],
  [undefined, null],
])('the name of an icon %j is read as %j', (value, name) => {
  expect(readField(iconName, value)).toBe(name)
})

describe('amount', () => {
  test.each([
    ['7.25', 7.25],
    [{ TEXT: null }, null],
    [70000, 70000],
    ['70000', 70000],
    ['70 000', 70000],
    ['70\u00a0000', 70000],
    ['7.5', 7.5],
    ['', null],
    [null, null],
    [undefined, null],
    [false, null],
    [{ VALUE: '5' }, 5],
    [0, null],
    ['0', null],
    [-160_000, null],
    ['-160 000', null],
  ])('%j is read as %j', (value, expected) => {
    expect(readField(amount, value)).toBe(expected)
  })

  test.each(['много', 'от 5', '5 руб', '1e5', '0x10', true, []])('%j is none', (value) => {
    expect(() => readField(amount, value)).toThrow()
  })
})

test.each([
  [true, true],
  [{ VALUE: 'Есть', VALUE_XML_ID: 'Y' }, true],
  ['true', true],
  ['Y', true],
  [1, true],
  ['1', true],
  [{ VALUE: 'Y' }, true],
  [{ VALUE: 'Да', VALUE_XML_ID: 'Y' }, true],
  [{ VALUE: 'Да', VALUE_XML_ID: 'a3f1c09e' }, true],
  [{ VALUE: 'Нет', VALUE_XML_ID: 'N' }, false],
  ['N', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the mark %j is %j', (value, expected) => {
  expect(readField(mark, value)).toBe(expected)
})

describe('lines', () => {
  test.each([
    [['первая', ' вторая ']],
    [{ value: ['первая', 'вторая'] }],
    [{ '0': 'первая', '2': 'вторая' }],
    [[{ TEXT: 'первая' }, { VALUE: 'вторая' }]],
    [['первая', null, '', 'вторая']],
  ])('%j are two', (value) => {
    expect(readField(lines, value)).toEqual(['первая', 'вторая'])
  })

  test.each([null, undefined, false, '', {}, { value: false }, { value: null }])('%j are none', (value) => {
    expect(readField(lines, value)).toEqual([])
  })

  test('are typeset', () => {
    expect(readField(lines, ['я и ты'])).toEqual(['я\u00a0и\u00a0ты'])
  })

  test('that are not text make the item invalid', () => {
    expect(() => readField(lines, [{ name: 'x' }])).toThrow(/FIELD/)
  })
})
