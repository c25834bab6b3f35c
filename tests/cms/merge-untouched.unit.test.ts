import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'

type Values = Record<string, unknown>

const { mergeUntouched } = createRequire(import.meta.url)('../../cms/src/merge-untouched.js') as {
  mergeUntouched: (current: Values, wanted: Values, applied: Values) => Values
}

const row = (...names: string[]) => names.map((name) => ({ name, size: 6 }))

describe('words of the panel, applied at each start', () => {
  test('come to a field that has never had any', () => {
    expect(mergeUntouched({ label: 'name' }, { label: 'Название' }, {})).toEqual({ label: 'Название' })
  })

  test('follow the files where nobody has changed them', () => {
    expect(mergeUntouched({ label: 'Имя' }, { label: 'Название' }, { label: 'Имя' })).toEqual({ label: 'Название' })
  })

  test('stay as somebody has written them in the panel', () => {
    expect(mergeUntouched({ label: 'Моё' }, { label: 'Название' }, { label: 'Имя' })).toEqual({ label: 'Моё' })
  })

  test('order the rows of a form to which Strapi has added a field by itself', () => {
    const before = [row('name', 'code'), row('sort')]
    const wanted = [row('name', 'code'), row('text'), row('sort')]
    const now = [row('name', 'code'), row('sort', 'text')]
    expect(mergeUntouched({ rows: now }, { rows: wanted }, { rows: before })).toEqual({ rows: wanted })
    const moved = [row('sort'), row('name', 'code'), row('text')]
    expect(mergeUntouched({ rows: moved }, { rows: wanted }, { rows: before })).toEqual({ rows: moved })
  })
})
