import type { Case } from '../case.ts'
import { form } from '../phones/form.ts'
import { ticket } from '../phones/ticket.ts'
import { lodge } from '../scenes/lodge.ts'
import { plan } from '../sites/plan.ts'

const brand = { name: 'Почтовый двор' }
const copy = {
  ...brand,
  heading: ['Ночлег', 'на старом', 'тракте'],
  phoneHeading: ['Ночлег на', 'старом тракте'],
  lead: ['Двадцать два домика, баня', 'и ужин из печи'],
  rows: [
    ['Домик', '№ 14'],
    ['Гости', '2 взрослых'],
    ['Баня', 'в 19:00'],
    ['Ночь', '8 400 ₽'],
  ],
  action: 'Забронировать',
} as const

export const pochtovyDvor: Case = {
  code: 'pochtovy-dvor',
  type: 'landing',
  motif: 'berezy',
  layout: 'full',
  cover: 'second',
  screens: { first: (palette) => plan(palette, copy), second: (palette) => lodge(palette, brand) },
  phones: {
    first: (palette) => form(palette, copy),
    second: (palette) =>
      ticket(palette, {
        ...brand,
        motif: 'berezy',
        heading: ['Номер 14,', 'с печью'],
        rows: [
          ['Заезд', 'в пятницу'],
          ['Баня', 'в 19:00'],
          ['Гости', 'двое'],
          ['Ужин', 'щи, пирог'],
        ],
        code: '1400 · 1900 · 0002',
      }),
  },
}
