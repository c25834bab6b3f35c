import { describe, expect, test } from 'vitest'
import { codes } from '../../../../server/content/fields/raw.ts'
import { resolveTags, tagsOf } from '../../../../server/content/fields/tags.ts'
import { readField } from '../../../support/content/read-field.ts'

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
    expect(readField(codes, value)).toEqual(expected)
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
