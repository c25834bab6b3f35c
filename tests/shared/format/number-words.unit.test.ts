import { expect, test } from 'vitest'
import { numberWords, yearsInWords } from '#shared/format/number-words.ts'

test.each([
  [1, 'один'],
  [9, 'девять'],
  [10, 'десять'],
  [14, 'четырнадцать'],
  [19, 'девятнадцать'],
  [20, 'двадцать'],
  [36, 'тридцать шесть'],
  [99, 'девяносто девять'],
  [100, '100'],
])('%i is «%s»', (count, words) => {
  expect(numberWords(count)).toBe(words)
})

test.each([
  [1, 'Один год'],
  [14, 'Четырнадцать лет'],
  [15, 'Пятнадцать лет'],
  [21, 'Двадцать один год'],
  [33, 'Тридцать три года'],
  [112, '112 лет'],
])('%i years are «%s»', (years, words) => {
  expect(yearsInWords(years)).toBe(words)
})
