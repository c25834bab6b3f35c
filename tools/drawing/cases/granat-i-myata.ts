import type { Case } from '../case.ts'
import { feed } from '../phones/feed.ts'
import { story } from '../phones/story.ts'
import { menu } from '../scenes/menu.ts'
import { shop } from '../sites/shop.ts'

const brand = { name: 'Гранат и мята', menu: ['Меню', 'Доставка', 'Кафе'] }
const copy = {
  ...brand,
  font: 'wide',
  brandSize: 20,
  shape: 'plate',
  heading: ['Обед,', 'который', 'ждёшь с утра'],
  lead: 'Привезём за 40 минут горячим',
  action: 'Открыть меню',
  followers: '21 тыс. подписчиков',
  items: [
    ['Плов', '520 ₽', 'нут'],
    ['Хумус', '340 ₽', 'мята'],
    ['Долма', '480 ₽', 'виноград'],
    ['Щербет', '260 ₽', 'гранат'],
  ],
} as const

export const granatIMyata: Case = {
  code: 'granat-i-myata',
  type: 'smm',
  motif: 'pashnya',
  layout: 'phones',
  cover: 'second',
  screens: { first: (palette) => shop(palette, copy), second: (palette) => menu(palette, brand) },
  phones: {
    first: (palette) => feed(palette, copy),
    second: (palette) =>
      story(palette, {
        ...brand,
        motif: 'pashnya',
        heading: ['Что томим', 'завтра?'],
        poll: [
          ['Плов', 71],
          ['Долма', 29],
        ],
        placeholder: 'Написать шефу…',
      }),
  },
}
