import type { Case } from '../case.ts'
import { stat } from '../phones/stat.ts'
import { track } from '../phones/track.ts'
import { cabinet } from '../scenes/cabinet.ts'
import { corp } from '../sites/corp.ts'

const brand = { name: 'Гудрон и сыновья', menu: ['Объекты', 'Техника', 'Тендеры', 'Завод'] }
const copy = {
  ...brand,
  motif: 'trakt',
  heading: ['Кладём', 'на совесть'],
  lead: ['Дороги, развязки и площадки', 'в семи областях'],
  action: 'Запросить смету',
  figure: '74',
  phoneLead: ['запроса на тендеры', 'в месяц'],
  rows: [
    ['1 140', 'км дорог'],
    ['7', 'областей'],
    ['96', 'единиц техники'],
    ['12', 'лет гарантии'],
  ],
} as const

export const gudron: Case = {
  code: 'gudron',
  type: 'corp',
  motif: 'trakt',
  layout: 'full',
  cover: 'first',
  screens: {
    first: (palette) => corp(palette, copy),
    second: (palette) =>
      cabinet(palette, {
        ...brand,
        menu: brand.menu.slice(0, 3),
        side: ['Объекты', 'Техника', 'Сметы', 'Сдача', 'Люди'],
        who: 'Участок «Север»',
        heading: 'Объезд сдан на девять дней раньше',
        cards: [
          ['41 км', 'уложено в мае'],
          ['96', 'машин в поле'],
          ['0', 'переделок'],
        ],
        rows: [
          ['М-12', 'Объезд Калиновки', 'сдан', 1],
          ['А-107', 'Развязка, съезд 3', 'верхний слой', 0.8],
          ['Р-132', 'Мост через Сить', 'основание', 0.46],
          ['К-04', 'Двор школы № 6', 'щебень', 0.2],
        ],
        chartTitle: 'Километры по неделям',
      }),
  },
  phones: {
    first: (palette) => stat(palette, copy),
    second: (palette) =>
      track(palette, {
        ...brand,
        figure: '14 км',
        unit: 'до сдачи',
        rows: [
          ['Щебень', 'май'],
          ['Основание', 'июнь'],
          ['Разметка', 'июль'],
        ],
      }),
  },
}
