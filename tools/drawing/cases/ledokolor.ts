import type { Case } from '../case.ts'
import { card } from '../phones/card.ts'
import { story } from '../phones/story.ts'
import { paint } from '../scenes/paint.ts'
import { shop } from '../sites/shop.ts'

const brand = { name: 'Ледоколор', menu: ['Краска', 'Оттенки', 'Расход'] }
const copy = {
  ...brand,
  font: 'wide',
  brandSize: 22,
  shape: 'can',
  options: ['0,9 л', '2,5 л', '9 л'],
  heading: ['Цвет с первой', 'банки'],
  lead: 'Подберём оттенок по фотографии',
  action: 'Загрузить фото',
  description: ['Моющаяся матовая краска,', 'расход 6 м² с литра'],
  items: [
    ['Иней', '2 140 ₽', '2,5 л'],
    ['Мох', '2 140 ₽', '2,5 л'],
    ['Охра', '2 260 ₽', '2,5 л'],
    ['Сажа', '2 060 ₽', '2,5 л'],
  ],
} as const

export const ledokolor: Case = {
  code: 'ledokolor',
  type: 'bitrix',
  motif: 'solnce',
  layout: 'browser',
  cover: 'second',
  screens: { first: (palette) => shop(palette, copy), second: (palette) => paint(palette, brand) },
  phones: {
    first: (palette) => card(palette, copy),
    second: (palette) =>
      story(palette, {
        ...brand,
        heading: ['Спальня:', 'мох или иней?'],
        poll: [
          ['Мох', 58],
          ['Иней', 42],
        ],
        placeholder: 'Показать свою стену…',
        motif: 'pashnya',
      }),
  },
}
