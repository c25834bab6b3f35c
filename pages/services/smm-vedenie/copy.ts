import { story } from '#shared/words.ts'
import type { FeedPost } from './FeedPost.tsx'

const post: FeedPost = {
  motif: 'sun',
  palette: '',
  lines: [''],
  date: '',
  likes: 0,
  replies: 0,
  text: '',
  comments: [{ letter: '', text: '' }],
}

export const copy = {
  title: 'Ведение SMM',
  description: 'Рубрики, съёмка и ответы подписчикам без канцелярита: ведём сообщества так, чтобы их читали до конца.',
  /** The community of a client, and its case. */
  feed: story({
    label: '',
    letter: '',
    name: '',
    account: '',
    followers: '',
    follow: '',
    time: '',
    posts: [post],
    end: { title: '', text: '', action: '', link: '' },
    address: '',
  }),
  includes: 'Что входит',
  calendar: {
    title: 'Ноябрь по полосам',
    note: 'Один столбик — день, цвет — рубрика. Продаём редко, воскресенья молчат.',
    columns: [
      { code: 'ritual', name: 'Ритуал', text: 'утро, место, привычка', days: [4, 7, 11, 14, 18, 25, 28, 30] },
      { code: 'find', name: 'Находка', text: 'то, чего нет у других', days: [6, 20, 27] },
      { code: 'game', name: 'Игра', text: 'вопрос, на который хочется ответить', days: [2, 9, 12, 16, 19, 23, 26] },
      { code: 'guests', name: 'Гости', text: 'люди и их полки', days: [3, 10, 17, 24] },
      { code: 'sale', name: 'Продажа', text: 'редко и к месту', days: [5, 13, 21] },
      { code: 'silence', name: 'Тишина', text: 'день без публикаций', days: [1, 8, 15, 22, 29] },
    ] as const,
  },
  quote: story({ author: '', text: '', caption: '' }),
  steps: 'Дорога до первого поста',
  tariffs: 'Длина ленты разная, макет один',
  questions: { title: 'Комментарии к странице', askers: ['А', 'Р', 'Т', 'К', 'С', 'Ж'] },
  more: 'Ещё чуть-чуть',
  vote: 'Долистали до конца?',
}
