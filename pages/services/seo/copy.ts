import { story } from '#shared/words.ts'

export const copy = {
  title: 'Продвижение сайта в поиске: тарифы с прогнозом',
  description: 'SEO-продвижение с прогнозом заявок по месяцам: спрос, структура, тексты и правки кода — свои.',
  growth: story({
    title: '',
    note: '',
    summary: '',
    months: [{ name: '', value: 0 }],
    turns: [{ term: '', text: '' }],
    link: { name: '', address: '' },
  }),
  tariffs: {
    title: 'Дороги из поиска',
    note: 'Все графики в одном масштабе: заявки из поиска по месяцам. Видно, за что вы доплачиваете.',
  },
  cases: 'Кейсы по поиску',
}
