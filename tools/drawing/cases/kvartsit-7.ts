import type { Case } from '../case.ts'
import { form } from '../phones/form.ts'
import { ticket } from '../phones/ticket.ts'
import { slabs } from '../scenes/slabs.ts'
import { corp } from '../sites/corp.ts'

const brand = { name: 'Кварцит-7', menu: ['Камень', 'Изделия', 'Цех', 'Склад'] }
const copy = {
  ...brand,
  motif: 'relief',
  heading: ['Камень', 'знает форму'],
  lead: ['Режем, полируем и монтируем', 'столешницы с допуском 0,5 мм'],
  action: 'Выбрать слэб',
  rows: [
    ['214', 'слэбов на складе'],
    ['0,5 мм', 'допуск реза'],
    ['21', 'день до монтажа'],
    ['18', 'лет в цеху'],
  ],
} as const

export const kvartsit7: Case = {
  code: 'kvartsit-7',
  type: 'corp',
  motif: 'relief',
  layout: 'full',
  cover: 'second',
  screens: {
    first: (palette) => corp(palette, copy),
    second: (palette) => slabs(palette, { ...brand, menu: brand.menu.slice(0, 3) }),
  },
  phones: {
    first: (palette) => form(palette, copy),
    second: (palette) =>
      ticket(palette, {
        ...brand,
        heading: ['Слэб', 'отложен'],
        rows: [
          ['Камень', 'Полынья'],
          ['Размер', '3,2 × 1,6 м'],
          ['До', '18 мая'],
          ['Стойка', 'Б-14'],
        ],
        code: '0514 · 0318 · 1600',
        motif: 'relief',
      }),
  },
}
