import { describe, expect, test } from 'vitest'
import { CONTRACT } from '../../../../server/content/contract.ts'
import { faultsOf } from '../../../../server/content/fields/faults.ts'
import { GOOD_AREAS } from '../../../support/content/content.ts'

const PROJECTS = CONTRACT['projects']!.listed.fields
const SERVICES = CONTRACT['services']!.listed.fields
const { ITEMS } = GOOD_AREAS['/projects/'] as { ITEMS: object[] }
const [PROJECT] = ITEMS

const effectOf = (fields: typeof PROJECTS, item: object, field: string) =>
  faultsOf(item, fields).find((fault) => fault.field === field)?.effect

test('an item as the contract wants it has no faults', () => {
  expect(faultsOf(PROJECT, PROJECTS)).toEqual([])
})

test('what is no item lacks all that an item needs', () => {
  const needed = faultsOf({}, PROJECTS)
  expect(needed.map(({ effect }) => effect)).toContain('refused')
  for (const odd of [null, 7, 'текст', []]) expect(faultsOf(odd, PROJECTS)).toEqual(needed)
})

describe('a field', () => {
  test.each([
    ['CODE', 'Два слова', 'refused'],
    ['PREVIEW_PICTURE', 'фото.jpg', 'lost'],
    ['TIMESTAMP', '12.09.2025 10:30:00', 'repaired'],
    ['NAME', '&laquo;Зерновед&raquo;', 'repaired'],
  ])('%s of %j is %s', (field, value, effect) => {
    expect(effectOf(PROJECTS, { ...PROJECT, [field]: value }, field)).toBe(effect)
  })

  test.each([' ', 'N', '0', false, { VALUE: 'Нет', VALUE_XML_ID: 'N' }])(
    'that says no by %j loses nothing',
    (value) => {
      expect(effectOf(SERVICES, { MAIN: value }, 'MAIN')).not.toBe('lost')
    },
  )

  test.each(['N', '0', 'false'])('that is no mark loses %j', (value) => {
    expect(effectOf(PROJECTS, { ...PROJECT, PREVIEW_PICTURE: value }, 'PREVIEW_PICTURE')).toBe('lost')
  })

  test('whose `toString` is a value is refused, and nothing throws', () => {
    expect(effectOf(PROJECTS, { ...PROJECT, CODE: { toString: 7 } }, 'CODE')).toBe('refused')
  })

  test('of white space alone, or of an empty list, had nothing to lose', () => {
    expect(effectOf(PROJECTS, { ...PROJECT, PREVIEW_PICTURE: ' \n ' }, 'PREVIEW_PICTURE')).toBe('repaired')
    expect(effectOf(PROJECTS, { ...PROJECT, PREVIEW_PICTURE: [] }, 'PREVIEW_PICTURE')).toBe('repaired')
  })

  test('is told with what it was and what is read of it', () => {
    const item = { ...PROJECT, NAME: 1984 }
    expect(faultsOf(item, PROJECTS)).toEqual([
      { field: 'NAME', kind: 'Title', effect: 'repaired', given: 1984, read: '1984' },
    ])
  })
})
