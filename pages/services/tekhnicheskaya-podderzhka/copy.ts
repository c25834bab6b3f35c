import { story } from '#shared/words.ts'

const FASTEST: 'red' | 'average' | 'green' | 'promise' = 'red'

export const copy = {
  title: 'Техническая поддержка сайтов',
  description: 'Техническая поддержка сайтов: правки, обновления, ночные копии и дежурный с именем.',
  lunch: {
    title: 'Обед по минутам',
    note: 'Обычный вторник: в магазине перестала проходить оплата. Первая полоса — ваша, вторая — наша.',
    hours: ['12.45', '12.50', '12.55', '13.00', '13.05', '13.10', '13.15'],
    tracks: [
      {
        name: 'Вы',
        items: [
          { from: 0, to: 4, time: '12.45', name: 'Письмо', text: 'Три строчки и снимок экрана', course: 'letter' },
          { from: 4, to: 13, time: '12.49', name: 'Суп', text: 'Телефон лежит экраном вниз', course: 'soup' },
          { from: 13, to: 23, time: '12.58', name: 'Второе', text: 'Говорите не о работе', course: 'main' },
          { from: 23, to: 30, time: '13.08', name: 'Компот', text: 'Читаете ответ', course: 'compote' },
        ],
      },
      {
        name: 'Мы',
        items: [
          { from: 0, to: 9, time: '12.45', name: 'Ответили', text: 'За девять минут: дежурный видит и чинит' },
          { from: 9, to: 16, time: '12.54', name: 'Нашли', text: 'Касса сменила сертификат' },
          { from: 16, to: 23, time: '13.01', name: 'Починили', text: 'Оплата прошла, проверили трижды' },
          { from: 23, to: 30, time: '13.08', name: 'Вернули', text: 'Четырём покупателям ушла ссылка на оплату' },
        ],
      },
    ],
  },
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
  steps: 'Первый день на поддержке',
  tariffs: {
    title: 'Часы, а не обещания',
    note: 'Час сверх пакета начинается только после вашего «да» в переписке.',
  },
  cases: { title: 'За ними присматриваем', link: 'Все кейсы' },
  questions: 'Спросите, пока не сломалось',
  vote: 'Страница не сломалась?',
} as const
