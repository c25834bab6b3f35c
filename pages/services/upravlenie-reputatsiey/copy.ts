import { story } from '#shared/words.ts'

export const copy = {
  title: 'Управление репутацией: отзывы, карты и выдача',
  description:
    'Просим отзывы у настоящих покупателей, отвечаем на жалобы и чиним их причины. Ни одного купленного отзыва.',
  /** A client before and after. */
  rating: story({
    title: '',
    note: '',
    address: '',
    link: '',
    panels: [{ month: '', average: '', total: '', stars: [{ stars: 0, count: 0, percent: 0 }] }],
  }),
  tariffs: {
    title: 'Сколько стоит доброе имя',
    note: 'Платите за часы: прочитать, разобраться, ответить. За удалённый отзыв и за поставленную звезду денег не берём.',
  },
  cases: 'Кейсы по репутации',
  vote: 'Этой странице верите?',
}
