import { expect, test } from 'vitest'
import { quoted } from '#shared/format/quotes.ts'

test.each([
  ['Верста', '«Верста»'],
  ['Агентство «Лён»', '«Агентство „Лён“»'],
  ['Агентство "Лён"', '«Агентство „Лён“»'],
  ['Агентство „Лён“', '«Агентство „Лён“»'],
  ['«Лён» и «Хлопок»', '«„Лён“ и „Хлопок“»'],
  ['Диагональ 6"', '«Диагональ 6"»'],
])('the name %s is quoted as %s', (name, text) => {
  expect(quoted(name)).toBe(text)
})
