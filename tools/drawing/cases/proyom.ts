import type { Case } from '../case.ts'
import { form } from '../phones/form.ts'
import { ledger } from '../phones/ledger.ts'
import { config } from '../scenes/config.ts'
import { landscape } from '../sites/landscape.ts'

const brand = { name: 'Проём', menu: ['Окна', 'Балконы', 'Цены', 'Замер'] }
const copy = {
  ...brand,
  motif: 'solnce',
  heading: ['Окно за 3 дня', 'и одну цену'],
  phoneHeading: ['Окно', 'за 3 дня'],
  lead: ['Считаем по размеру проёма: без «скидки 60 %»', 'и доплат на объекте'],
  fields: [
    ['Ширина', '1 460 мм'],
    ['Высота', '1 380 мм'],
    ['Створки', '2, поворотные'],
  ],
  action: '24 900 ₽',
} as const

export const proyom: Case = {
  code: 'proyom',
  type: 'landing',
  motif: 'nabor',
  letter: 'П',
  layout: 'browser',
  cover: 'second',
  screens: {
    first: (palette) => landscape(palette, copy),
    second: (palette) => config(palette, { ...brand, menu: brand.menu.slice(0, 3) }),
  },
  phones: {
    first: (palette) => form(palette, copy),
    second: (palette) =>
      ledger(palette, {
        ...brand,
        title: 'Окно целиком, без доплат',
        figure: '24 900 ₽',
        action: 'Вызвать замерщика',
        rows: [
          ['Профиль', '9 800'],
          ['Стеклопакет', '4 500'],
          ['Монтаж', '6 200'],
          ['Подоконник', '4 400'],
          ['«Скидка 60 %»', 'нет'],
        ],
      }),
  },
}
