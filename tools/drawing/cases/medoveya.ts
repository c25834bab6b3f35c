import type { Case } from '../case.ts'
import { chat } from '../phones/chat.ts'
import { form } from '../phones/form.ts'
import { line } from '../scenes/line.ts'
import { booking } from '../sites/booking.ts'

const brand = { name: 'Медовея', menu: ['Врачи', 'Услуги', 'Анализы', 'Цены'] }
const copy = {
  ...brand,
  motif: 'berezy',
  heading: ['К врачу —', 'без звонков', 'и очередей'],
  lead: ['Двенадцать направлений, своя лаборатория'],
  formTitle: 'Запись на приём',
  people: [
    ['Анна Белозёрова', 'Кардиолог · 14 лет стажа'],
    ['Игорь Латышев', 'Невролог · 9 лет стажа'],
    ['Вера Клюева', 'Терапевт · 21 год стажа'],
  ],
  action: 'Записаться на 12:00',
} as const

export const medoveya: Case = {
  code: 'medoveya',
  type: 'corp',
  motif: 'berezy',
  layout: 'full',
  cover: 'second',
  screens: {
    first: (palette) => booking(palette, copy),
    second: (palette) => line(palette, { ...brand, menu: brand.menu.slice(0, 3) }),
  },
  phones: {
    first: (palette) => form(palette, copy),
    second: (palette) =>
      chat(palette, {
        ...brand,
        who: 'Регистратура',
        status: 'на связи до 22:00',
        motif: 'berezy',
        messages: [
          [0, ['Можно к кардиологу', 'по дороге домой?']],
          [1, ['Рябиновая, 18:55.', 'Три минуты от метро']],
          [0, ['Беру']],
          [1, ['Записали. Талон', 'не нужен, помним вас']],
        ],
      }),
  },
}
