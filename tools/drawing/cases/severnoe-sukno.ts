import type { Case } from '../case.ts'
import { form } from '../phones/form.ts'
import { track } from '../phones/track.ts'
import { lookbook } from '../scenes/lookbook.ts'
import { landscape } from '../sites/landscape.ts'

const brand = { name: 'Северное сукно', menu: ['Пальто', 'Пледы', 'Сукно', 'Ателье'] }
const copy = {
  ...brand,
  motif: 'berezy',
  heading: ['Тепло,', 'проверенное', 'метелью'],
  headingSize: 60,
  phoneHeading: ['Тепло,', 'проверенное', 'метелью'],
  lead: ['Подберём размер по росту и обхвату груди'],
  fields: [
    ['Рост', '172 см'],
    ['Обхват', '92 см'],
    ['Размер', 'M, свободный'],
  ],
  action: 'Подобрать',
} as const

export const severnoeSukno: Case = {
  code: 'severnoe-sukno',
  type: 'shop',
  motif: 'berezy',
  layout: 'browser',
  cover: 'second',
  screens: {
    first: (palette) => landscape(palette, copy),
    second: (palette) => lookbook(palette, { ...brand, menu: brand.menu.slice(0, 3) }),
  },
  phones: {
    first: (palette) => form(palette, copy),
    second: (palette) => track(palette, { ...brand, figure: '2 дня', unit: 'до примерки' }),
  },
}
