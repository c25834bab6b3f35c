import { story } from '#shared/words.ts'
import type { Course } from './Dish.tsx'

const COURSE: Course = 'soup'
const dish = { from: 0, to: 0, time: '', name: '', text: '', course: COURSE }

const FASTEST: 'red' | 'average' | 'green' | 'promise' = 'red'

export const copy = {
  title: 'Техническая поддержка сайтов',
  description: 'Техническая поддержка сайтов: правки, обновления, ночные копии и дежурный с именем.',
  /** A repair and the client's half an hour, side by side. */
  lunch: story({
    title: '',
    note: '',
    hours: [''],
    tracks: [{ name: '', items: [dish, { from: 0, to: 0, time: '', name: '', text: '' }] }],
  }),
  /** How long each kind of request waits. */
  response: story({
    title: '',
    note: '',
    unit: '',
    rows: [{ tone: FASTEST, minutes: 0, name: '', text: '' }],
    more: { title: '', text: '' },
    kinds: '',
  }),
  includes: 'Что входит',
  steps: 'С чего начинаем',
  tariffs: {
    title: 'Часы, а не обещания',
    note: 'Час сверх пакета начинается только после вашего «да» в переписке.',
  },
  cases: { title: 'За ними присматриваем', link: 'Все кейсы' },
  questions: 'Спросите, пока не сломалось',
  vote: 'Страница не сломалась?',
} as const
