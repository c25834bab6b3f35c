import type { Case } from '../case.ts'
import { form } from '../phones/form.ts'
import { ticket } from '../phones/ticket.ts'
import { sail } from '../scenes/sail.ts'
import { landscape } from '../sites/landscape.ts'

const brand = { name: 'Полубак', menu: ['Яхты', 'Маршруты', 'Капитаны', 'Цены'] }
const copy = {
  ...brand,
  motif: 'pashnya',
  heading: ['Под парусом', 'в часе от МКАД'],
  phoneHeading: ['Под парусом', 'в часе', 'от МКАД'],
  lead: ['Семь яхт, опытные капитаны и водохранилище,', 'на котором всегда есть ветер'],
  fields: [
    ['Дата', '19 июня'],
    ['Гости', '6 человек'],
    ['Яхта', 'Любая'],
  ],
  action: 'Найти яхту',
} as const

export const polubak: Case = {
  code: 'polubak',
  type: 'landing',
  motif: 'pashnya',
  layout: 'browser',
  cover: 'second',
  screens: {
    first: (palette) => landscape(palette, copy),
    second: (palette) => sail(palette, { ...brand, menu: brand.menu.slice(0, 3) }),
  },
  phones: { first: (palette) => form(palette, copy), second: (palette) => ticket(palette, brand) },
}
