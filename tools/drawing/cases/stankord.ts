import type { Case } from '../case.ts'
import { ledger } from '../phones/ledger.ts'
import { stat } from '../phones/stat.ts'
import { search } from '../scenes/search.ts'
import { growth } from '../sites/growth.ts'

const brand = { name: 'Станкорд' }
const copy = {
  ...brand,
  period: 'Апрель 2024 — март 2025',
  figure: '+214 %',
  lead: ['заявок из поиска', 'к прошлому году'],
  phoneLead: ['заявок из поиска', 'к прошлому году'],
  bars: [20, 21, 23, 22, 26, 29, 31, 36, 40, 44, 52, 63],
  months: ['апр', 'июл', 'окт', 'янв'],
  rows: [
    ['фрезерный станок с чпу цена', '34', '3', '12 400'],
    ['токарный центр под заказ', '51', '2', '4 860'],
    ['станок для оснастки пресс-форм', '—', '1', '1 930'],
    ['обрабатывающий центр 5 осей', '28', '4', '3 170'],
    ['лизинг станков с чпу', '63', '5', '2 240'],
  ],
} as const

export const stankord: Case = {
  code: 'stankord',
  type: 'seo',
  motif: 'razvyazka',
  layout: 'crop',
  cover: 'first',
  screens: {
    first: (palette) => growth(palette, copy),
    second: (palette) =>
      search(palette, {
        ...brand,
        count: '4 118 станков и узлов',
        query: 'фризерный станок',
        understood: 'Поняли: фрезерный станок',
        found: '26 станков, 9 на складе',
        facets: [
          ['Оси', 'от 3 до 5'],
          ['Стол', 'до 1 200 мм'],
          ['Срок', 'со склада'],
          ['Лизинг', 'от 11 %'],
        ],
        items: [
          ['Шпиндель Ш-24', '186 000 ₽', 'склад'],
          ['Фильтр СОЖ', '12 400 ₽', 'склад'],
          ['Опора винтовая', '8 200 ₽', '5 дней'],
          ['Шестерня ЗК-12', '6 900 ₽', 'склад'],
          ['Скоба захвата', '23 500 ₽', '3 дня'],
          ['Стол поворотный', '412 000 ₽', 'склад'],
        ],
      }),
  },
  phones: {
    first: (palette) => stat(palette, copy),
    second: (palette) =>
      ledger(palette, {
        ...brand,
        title: 'Лизинг, платёж в месяц',
        figure: '86 400 ₽',
        action: 'Подать заявку',
        rows: [
          ['Станок ФС-500', '3,1 млн'],
          ['Аванс 20 %', '620 000'],
          ['Срок', '36 мес.'],
          ['Пусконаладка', '0'],
          ['Обучение', '2 дня'],
        ],
      }),
  },
}
