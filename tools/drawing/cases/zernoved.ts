import type { Case } from '../case.ts'
import { card } from '../phones/card.ts'
import { track } from '../phones/track.ts'
import { taste } from '../scenes/taste.ts'
import { shop } from '../sites/shop.ts'

const brand = { name: 'Зерновед', menu: ['Зерно', 'Подписка', 'Обжарка'] }
const copy = {
  ...brand,
  font: 'wide',
  heading: ['Кофе, который', 'не надо', 'объяснять'],
  lead: 'Выберите вкус — сорт подберём сами',
  action: 'Подобрать',
  description: ['Чёрная смородина, какао, мёд.', 'Обжарили вчера утром'],
  items: [
    ['Заря', '890 ₽', 'мёд'],
    ['Полдень', '940 ₽', 'какао'],
    ['Сумрак', '1 020 ₽', 'вишня'],
    ['Метель', '980 ₽', 'орех'],
  ],
} as const

export const zernoved: Case = {
  code: 'zernoved',
  type: 'shop',
  motif: 'solnce',
  layout: 'full',
  cover: 'first',
  screens: { first: (palette) => shop(palette, copy), second: (palette) => taste(palette, brand) },
  phones: {
    first: (palette) => card(palette, copy),
    second: (palette) => track(palette, { ...brand, figure: '40 мин', unit: 'и кофе у вас' }),
  },
}
