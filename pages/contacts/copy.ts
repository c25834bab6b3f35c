import { story } from '#shared/words.ts'

export const copy = {
  title: 'Контакты',
  description: 'Как связаться со студией: контакты, часы работы и форма для заявки.',
  write: 'Написать нам',
  facts: { email: 'Почта', address: 'Адрес', route: 'Проложить маршрут', hours: 'Часы', social: 'На связи' },
  map: story({
    /** The scheme is of this place alone. */
    place: '',
    /** What search engines tell of the page where the scheme is shown. */
    pageDescription: '',
    description: '',
    distance: '',
    boulevards: '',
    garden: '',
    third: '',
  }),
  lead: {
    title: 'Оставьте номер, подскажем дорогу',
    note: 'Ответит живой человек[: {chatHost} ведёт все новые обращения|].',
  },
}
