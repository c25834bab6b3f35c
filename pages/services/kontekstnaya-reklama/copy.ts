import { story } from '#shared/words.ts'

export const copy = {
  title: 'Контекстная реклама: тарифы, прогноз и кейсы',
  description: 'Настраиваем и ведём рекламу в поиске и сетях: бюджет площадкам вы платите напрямую, отчёт — о заявках.',
  tariffs: {
    title: 'Тарифы, и ни одной звёздочки',
    note: 'Цена — за нашу работу. Деньги на площадки вы платите напрямую, без наценки.',
  },
  /** What a tariff comes to, month by month. */
  forecast: story({
    tariff: '',
    title: '',
    works: [''],
    note: '',
    summary: '',
    bars: '',
    line: '',
    axis: '',
    firstPrice: '',
    lastPrice: '',
    months: [{ leads: 0, price: 0 }],
  }),
  cases: 'Кейсы по рекламе',
}
