import { expect, test } from 'vitest'
import { countInWords, numberWords, yearsInWords } from '#shared/format/number-words.ts'

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

test.each([
  [1, 'Одна дорога', 'Одно направление'],
  [2, 'Две дороги', 'Два направления'],
  [7, 'Семь дорог', 'Семь направлений'],
  [12, 'Двенадцать дорог', 'Двенадцать направлений'],
  [21, 'Двадцать одна дорога', 'Двадцать одно направление'],
])('%i things are counted as «%s» and «%s»', (count, roads, directions) => {
  expect(countInWords(count, ['дорога', 'дороги', 'дорог'], 'feminine')).toBe(roads)
  expect(countInWords(count, ['направление', 'направления', 'направлений'], 'neuter')).toBe(directions)
})
