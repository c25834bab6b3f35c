import { expect, test } from 'vitest'
import { plural } from '#shared/format/plural.ts'

test.each([
  [0, 'проектов'],
  [1, 'проект'],
  [2, 'проекта'],
  [4, 'проекта'],
  [5, 'проектов'],
  [11, 'проектов'],
  [14, 'проектов'],
  [21, 'проект'],
  [22, 'проекта'],
  [111, 'проектов'],
  [1001, 'проект'],
])('%i %s', (count, word) => {
  expect(plural(count, ['проект', 'проекта', 'проектов'])).toBe(word)
})
