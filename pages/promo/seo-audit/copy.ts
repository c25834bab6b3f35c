import { story } from '#shared/words.ts'

const sheet = { alt: '', number: '', title: [''] }

/** What an audit holds, costs and takes is told by the owner alone. */
export const copy = {
  name: 'SEO-аудит сайта',
  description:
    'SEO-аудит: посмотрим, как ваш сайт находят в поиске, что мешает его страницам и с чего начать. Чтобы заказать, оставьте адрес сайта, имя и телефон.',
  hero: {
    lines: ['SEO-аудит', 'вашего сайта'],
    term: story({ before: '', figure: '', after: '' }),
    lead: 'Посмотрим на сайт глазами поиска и объясним без терминов, где вы теряете покупателей и что исправить первым.',
  },
  form: {
    title: 'Какой сайт проверяем?',
    site: { label: 'Адрес сайта', placeholder: 'company.example' },
    name: { label: 'Имя' },
    tel: { label: 'Телефон' },
    message: { label: 'Куда прислать отчёт', placeholder: 'Почта или мессенджер' },
    submit: 'Получить аудит',
    note: 'Пароли и доступы не нужны: смотрим на то же, что видит поиск.',
  },
  sheets: story({
    title: '',
    lead: '',
    link: '',
    running: '',
    cover: { ...sheet, figures: [{ figure: '', unit: '' }] },
    errors: { ...sheet, rows: [{ name: '', width: 0, isUrgent: false }] },
    forecast: { ...sheet, months: [{ name: '', visits: 0 }], note: [''] },
  }),
  /** Their number stands before the title. */
  checklist: story({ title: '', note: '', groups: [{ name: '', items: [''] }] }),
  hours: story({ title: '', steps: [{ hour: 0, name: '', text: '' }] }),
  /** The employee who reads every report. */
  auditor: story({ code: '', quote: [''], text: '' }),
}
