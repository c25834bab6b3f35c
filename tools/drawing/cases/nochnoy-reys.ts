import type { Case } from '../case.ts'
import { stat } from '../phones/stat.ts'
import { track } from '../phones/track.ts'
import { cabinet } from '../scenes/cabinet.ts'
import { growth } from '../sites/growth.ts'

const brand = { name: 'Ночной рейс' }
const copy = {
  ...brand,
  period: 'Октябрь 2024 — июнь 2025',
  figure: '740 ₽',
  lead: ['за заявку на перевозку', 'вместо 1 900 ₽'],
  phoneLead: ['за заявку вместо', '1 900 ₽'],
  bars: [12, 13, 15, 19, 22, 27, 30, 34, 41],
  months: ['окт', 'янв', 'апр'],
  rows: [
    ['перевозка мебели москва казань', '—', '1', '2 180'],
    ['газель на завтра', '7', '2', '5 400'],
    ['догруз фура питер', '—', '1', '890'],
    ['ночная доставка груза', '9', '1', '640'],
    ['перевозка станков', '—', '3', '410'],
  ],
} as const

export const nochnoyReys: Case = {
  code: 'nochnoy-reys',
  type: 'ads',
  motif: 'stolb',
  layout: 'phone',
  cover: 'first',
  screens: {
    first: (palette) => growth(palette, copy),
    second: (palette) =>
      cabinet(palette, {
        ...brand,
        side: ['Рейсы', 'Ставки', 'Заявки', 'Отчёт', 'Люди'],
        who: 'Диспетчер Аня',
        heading: 'Пока город спит, заявка дешевле',
        cards: [
          ['740 ₽', 'за заявку'],
          ['22:40', 'лучший час'],
          ['−61 %', 'к цене'],
        ],
        rows: [
          ['Н-118', 'Москва — Казань', 'в пути', 0.72],
          ['Н-121', 'Москва — Вятка', 'погрузка', 0.3],
          ['Н-109', 'Тула — Псков', 'сдан', 1],
          ['Н-124', 'Догруз, Питер', 'заявка', 0.12],
        ],
        chartTitle: 'Заявки по часам ночи',
      }),
  },
  phones: { first: (palette) => stat(palette, copy), second: (palette) => track(palette, brand) },
}
