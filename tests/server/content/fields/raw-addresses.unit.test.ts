import { create, type } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { address, formerCodes, path } from '../../../../server/content/fields/raw.ts'

const read = (field: Parameters<typeof type>[0][string], value: unknown) =>
  (create({ FIELD: value }, type({ FIELD: field })) as { FIELD: unknown }).FIELD

describe('the path of an old page', () => {
  test.each([
    ['/old/', '/old/'],
    [' /old/ ', '/old/'],
    ['/Old', '/old/'],
    [{ VALUE: '/old.php' }, '/old.php'],
  ])('%j is read as %j', (value, expected) => {
    expect(read(path, value)).toBe(expected)
  })

  test.each(['', '/', 'old/', '//evil.example/', '/old/?id=7', null])('%j is none', (value) => {
    expect(() => read(path, value)).toThrow(/FIELD/)
  })
})

describe('an address of the site', () => {
  test.each([
    ['/', '/'],
    ['/New?a=1#b', '/new/?a=1#b'],
    [' /new/ ', '/new/'],
  ])('%j is read as %j', (value, expected) => {
    expect(read(address, value)).toBe(expected)
  })

  test.each(['', 'new/', '//evil.example/', 'https://evil.example/', null])('%j is none', (value) => {
    expect(() => read(address, value)).toThrow(/FIELD/)
  })
})

describe('former codes', () => {
  test.each([
    [['old', 'Older']],
    ['old older'],
    ['old, older; '],
    ['old, ../x, older, старый, a?b'],
    [{ VALUE: ['old', 'older'] }],
  ])('in %j are two', (value) => {
    expect(read(formerCodes, value)).toEqual(['old', 'older'])
  })
})
