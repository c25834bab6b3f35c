import type { Case } from '../case.ts'
import { chat } from '../phones/chat.ts'
import { stat } from '../phones/stat.ts'
import { serp } from '../scenes/serp.ts'
import { rating } from '../sites/rating.ts'

const brand = { name: 'Третья инстанция', menu: ['Практики', 'Дела', 'Отзывы'] }
const copy = {
  ...brand,
  figure: '4,8',
  lead: ['средняя оценка', 'на девяти площадках'],
  phoneLead: ['средняя оценка', 'на площадках'],
  distribution: [82, 11, 4, 2, 1],
  quotes: [
    [['Объяснили риски', 'до договора,', 'а не после суда'], 'Семён П., подрядчик'],
    [['Выиграли то, что мы', 'уже списали', 'в убытки'], 'Дарья К., финдиректор'],
    [['Ответили на звонок', 'в субботу вечером.', 'Этого достаточно'], 'Олег Ж., собственник'],
  ],
} as const

export const tretyaInstantsiya: Case = {
  code: 'tretya-instantsiya',
  type: 'rep',
  motif: 'stolb',
  layout: 'crop',
  cover: 'first',
  screens: { first: (palette) => rating(palette, copy), second: (palette) => serp(palette, brand) },
  phones: {
    first: (palette) => stat(palette, copy),
    second: (palette) =>
      chat(palette, {
        ...brand,
        who: 'Дежурный юрист',
        status: 'сегодня до 22:00',
        motif: 'stolb',
        messages: [
          [0, ['Подписывать?']],
          [1, ['Пункт 7.4 — нет.', 'Остальное можно']],
          [0, ['Они торопят']],
          [1, ['Значит, тем более', 'не сегодня']],
        ],
      }),
  },
}
