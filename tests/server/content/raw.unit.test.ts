import { create, type } from 'superstruct'
import { describe, expect, test } from 'vitest'
import {
  amount,
  code,
  codes,
  day,
  iconName,
  lines,
  mark,
  picture,
  prose,
  reference,
  timestamp,
  title,
  verbatim,
} from '../../../server/content/raw.ts'
import { resolveTags, tagsOf } from '../../../server/content/tags.ts'
import { listOf } from '../../../server/content/wrapped.ts'

const read = (field: Parameters<typeof type>[0][string], value: unknown) =>
  (create(value === undefined ? {} : { FIELD: value }, type({ FIELD: field })) as { FIELD: unknown }).FIELD

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
    expect(read(verbatim, value)).toBe(text)
  })

  test.each([[true], [['a']], [{ HTML: 'a' }]])('%j is no text, which is said of its field', (value) => {
    for (const field of [verbatim, prose, title]) expect(() => read(field, value)).toThrow(/FIELD/)
  })

  test('for people is trimmed and typeset', () => {
    for (const field of [prose, title]) expect(read(field, ' я и ты ')).toBe('я\u00a0и\u00a0ты')
    expect(read(title, 7)).toBe('7')
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
    for (const field of [prose, title]) expect(read(field, value)).toBe(text)
    expect(read(verbatim, value)).toBe(value)
  })
})

test.each(['', '  ', '&nbsp;', null, undefined, {}, []])('a title cannot be %j', (value) => {
  expect(() => read(title, value)).toThrow()
})

describe('code', () => {
  test.each([
    ['zernoved', 'zernoved'],
    ['kvartsit-7', 'kvartsit-7'],
    [17, '17'],
    ['Magazin_7', 'magazin_7'],
    ['ZERNOVED', 'zernoved'],
  ])('%j is read as %j', (value, expected) => {
    expect(read(code, value)).toBe(expected)
    expect(read(reference, value)).toBe(expected)
  })

  test.each(['', '../x', 'a/b', 'a b', 'коды', '-a', 'a?b', 'a'.repeat(101), null, undefined])(
    '%j is none',
    (value) => {
      expect(() => read(code, value)).toThrow()
    },
  )
})

describe('picture', () => {
  test.each([
    ['/upload/a.png', '/upload/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    [{ value: '/upload/a.png' }, '/upload/a.png'],
    ['/upload/фото 1, большое.jpg ', '/upload/фото%201%2C%20большое.jpg'],
    [{ SRC: '/upload/a.png' }, '/upload/a.png'],
    [{ VALUE: { ID: '7', SRC: '/upload/фото 1.jpg' } }, '/upload/фото%201.jpg'],
    ['', null],
    [null, null],
    [false, null],
    [undefined, null],
  ])('%j is read as %j', (value, path) => {
    expect(read(picture, value)).toBe(path)
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
    expect(read(picture, value)).toBeNull()
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
  expect(read(iconName, value)).toBe(name)
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
    expect(read(amount, value)).toBe(expected)
  })

  test.each(['много', 'от 5', '5 руб', '1e5', '0x10', true, []])('%j is none', (value) => {
    expect(() => read(amount, value)).toThrow()
  })
})

describe('day', () => {
  test.each([
    ['2025-09-12', '2025-09-12'],
    ['12.09.2025', '2025-09-12'],
    ['12.09.2025 10:30:00', '2025-09-12'],
    [1_757_635_200, '2025-09-12'],
    ['1757635200', '2025-09-12'],
    [86_400, '1970-01-02'],
    ['5.9.2025', '2025-09-05'],
    ['2025-09-12T10:30:00+03:00', '2025-09-12'],
    [{ VALUE: '12.09.2025 10:30:00' }, '2025-09-12'],
  ])('%j is %s', (value, expected) => {
    expect((read(day, value) as Date).toISOString().slice(0, 10)).toBe(expected)
  })

  test.each(['', null, undefined])('%j is no day', (value) => {
    expect(read(day, value)).toBeNull()
  })

  test.each(['вчера', '32.13.2025', '2025-02-30', '2025-02-30T10:00:00', '30.02.2025', { DAY: 1 }])(
    '%j cannot be a day',
    (value) => {
      expect(() => read(day, value)).toThrow()
    },
  )

  test.each(['от 5.09.2025', '12/09/2025', '09-12-2025', '2025'])('nobody guesses at %j', (value) => {
    expect(() => read(day, value)).toThrow()
  })
})

describe('timestamp', () => {
  test('of a day to come is no later than now', () => {
    expect((read(timestamp, 4_070_908_800) as Date).getTime()).toBeLessThanOrEqual(Date.now())
  })

  test.each([
    [1_755_734_400, '2025-08-21T00:00:00.000Z'],
    ['1755734400', '2025-08-21T00:00:00.000Z'],
    [1_755_734_400_000, '2025-08-21T00:00:00.000Z'],
    [undefined, '1970-01-01T00:00:00.000Z'],
    [null, '1970-01-01T00:00:00.000Z'],
    ['12.09.2025 10:30:00', '2025-09-12T07:30:00.000Z'],
    ['5.9.2025 9:05', '2025-09-05T06:05:00.000Z'],
    ['12.09.2025', '2025-09-11T21:00:00.000Z'],
    ['2025-09-12 10:30:00', '2025-09-12T07:30:00.000Z'],
    ['2025-09-12T10:30:00+05:00', '2025-09-12T05:30:00.000Z'],
    ['2025-09-12T10:30:00.123Z', '2025-09-12T10:30:00.000Z'],
    [{ VALUE: '12.09.2025 10:30:00' }, '2025-09-12T07:30:00.000Z'],
  ])('%j is %s', (value, instant) => {
    expect((read(timestamp, value) as Date).toISOString()).toBe(instant)
  })

  test.each(['вчера', 1e18, {}, '30.02.2025', '12.09.2025 25:61'])('%j cannot be one', (value) => {
    expect(() => read(timestamp, value)).toThrow()
  })
})

test.each([
  [true, true],
  ['true', true],
  ['Y', true],
  [1, true],
  ['1', true],
  [{ VALUE: 'Y' }, true],
  ['N', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the mark %j is %j', (value, expected) => {
  expect(read(mark, value)).toBe(expected)
})

describe('lines', () => {
  test.each([
    [['первая', ' вторая ']],
    [{ value: ['первая', 'вторая'] }],
    [{ '0': 'первая', '2': 'вторая' }],
    [[{ TEXT: 'первая' }, { VALUE: 'вторая' }]],
    [['первая', null, '', 'вторая']],
  ])('%j are two', (value) => {
    expect(read(lines, value)).toEqual(['первая', 'вторая'])
  })

  test.each([null, undefined, false, '', {}, { value: false }, { value: null }])('%j are none', (value) => {
    expect(read(lines, value)).toEqual([])
  })

  test('are typeset', () => {
    expect(read(lines, ['я и ты'])).toEqual(['я\u00a0и\u00a0ты'])
  })

  test('that are not text make the item invalid', () => {
    expect(() => read(lines, [{ name: 'x' }])).toThrow(/FIELD/)
  })
})

describe('codes of tags', () => {
  test.each([
    ['shop', ['shop']],
    [
      ['shop', 'seo'],
      ['shop', 'seo'],
    ],
    [[{ CODE: 'shop', NAME: 'Магазин' }], ['shop']],
    [{ CODE: 'shop', NAME: 'Магазин' }, ['shop']],
    [{ VALUE: 'Магазин', VALUE_XML_ID: 'shop' }, ['shop']],
    [[{ VALUE: 'Магазин', VALUE_XML_ID: 'shop' }], ['shop']],
    [{ VALUE: ['Магазин', 'Поиск'], VALUE_XML_ID: ['shop', 'seo'] }, ['shop', 'seo']],
    [{ VALUE: 'Магазин', VALUE_XML_ID: '' }, ['Магазин']],
    [{ VALUE: false, VALUE_XML_ID: false }, []],
    [{ shop: 'Магазин' }, ['Магазин']],
    [[7], ['7']],
    ['', []],
    [null, []],
    [[''], []],
    [[null, 'shop'], ['shop']],
    [undefined, []],
  ])('%j are read as %j', (value, expected) => {
    expect(read(codes, value)).toEqual(expected)
  })
})

describe('tags of a list', () => {
  const TAGS = [
    { code: 'shop', name: 'Магазин' },
    { code: 'seo', name: 'Поиск' },
  ]

  test('may be a map of code to name', () => {
    expect(tagsOf({ shop: 'Магазин', seo: 'Поиск' })).toEqual(TAGS)
  })

  test('may be a list of records', () => {
    expect(
      tagsOf([
        { CODE: 'shop', NAME: 'Магазин' },
        { CODE: 'seo', NAME: 'Поиск' },
      ]),
    ).toEqual(TAGS)
  })

  test('may be a map of records', () => {
    expect(tagsOf({ shop: { NAME: 'Магазин' }, seo: { NAME: 'Поиск' } })).toEqual(TAGS)
  })

  test('may be enumerations of Bitrix', () => {
    expect(
      tagsOf([
        { ID: '7', VALUE: 'Магазин', XML_ID: 'shop' },
        { VALUE: 'Поиск', VALUE_XML_ID: 'seo' },
      ]),
    ).toEqual(TAGS)
  })

  test('may lack either of code and name, which stands for the other', () => {
    expect(tagsOf([{ NAME: 'Магазин' }, { CODE: 'seo' }, { CODE: 7 }])).toEqual([
      { code: 'Магазин', name: 'Магазин' },
      { code: 'seo', name: 'seo' },
      { code: '7', name: '7' },
    ])
  })

  test('have their names typeset', () => {
    expect(tagsOf({ both: 'я и ты' })).toEqual([{ code: 'both', name: 'я\u00a0и\u00a0ты' }])
    expect(tagsOf({ both: 'я &amp; ты' })).toEqual([{ code: 'both', name: 'я\u00a0& ты' }])
  })

  test('may be a list of texts, their own codes', () => {
    expect(tagsOf(['Магазин'])).toEqual([{ code: 'Магазин', name: 'Магазин' }])
  })

  test.each([null, undefined, '', 7, [], {}])('are none in %j', (value) => {
    expect(tagsOf(value)).toEqual([])
  })

  test('that cannot be printed break nothing', () => {
    expect(tagsOf({ shop: { NAME: { toString: '' } } })).toEqual([{ code: 'shop', name: '' }])
  })

  test('give their names to the items, by code or by name', () => {
    expect(resolveTags(['Магазин', 'seo'], TAGS)).toEqual(TAGS)
    const both = tagsOf({ both: 'я и ты' })
    expect(resolveTags(['я и ты'], both)).toEqual(both)
  })

  test('an item carries each of them once', () => {
    expect(resolveTags(['shop', 'Магазин'], TAGS)).toEqual([TAGS[0]])
  })

  test('a tag the list does not know goes by its own name', () => {
    expect(resolveTags(['smm'], TAGS)).toEqual([{ code: 'smm', name: 'smm' }])
  })
})

test.each([
  [
    [1, 2],
    [1, 2],
  ],
  [{ 3: 'a', 5: 'b' }, ['a', 'b']],
  [{ value: ['a'] }, ['a']],
  [null, []],
  ['a', []],
])('listOf %j is %j', (value, list) => {
  expect(listOf(value)).toEqual(list)
})
