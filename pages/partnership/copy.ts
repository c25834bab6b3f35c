import { story } from '#shared/words.ts'

/** What a partner is promised is told by the owner alone. */
export const copy = {
  title: 'Приводите клиента — дальше повезём мы',
  description:
    'Партнёрство для дизайнеров, агентств и бухгалтеров: вы знакомите с клиентом, мы делаем сайт и ведём его дальше. Об условиях договариваемся заранее.',
  lead: 'Для дизайнеров, агентств, бухгалтеров и всех, у кого спрашивают: «А кто вам делал сайт?»',
  join: 'Стать партнёром',
  road: {
    you: { name: 'Вы', text: 'Знакомите нас с клиентом одним письмом' },
    us: { name: 'Мы', text: 'Встреча, смета, работа, поддержка' },
    reward: { name: 'Вместе', text: 'об условиях договоримся до первой встречи с клиентом' },
  },
  /** `share`: per cent of what was paid. */
  ledger: story({
    title: '',
    share: 0,
    columns: { what: '', paid: '', reward: '' },
    total: '',
    rows: [{ what: '', paid: 0 }],
  }),
  agreement: story({
    title: '',
    note: '',
    conditions: [{ figure: '', text: '' }],
    sign: '',
    /** `parties` follows the legal name; `signatory` is the code of the employee who signs. */
    paper: { title: '', number: '', parties: '', clauses: [''], signatory: '', studio: '', partner: '' },
  }),
  questions: story({ title: '', items: [{ question: '', answer: '' }] }),
  form: {
    title: 'Познакомьте нас',
    note: 'Расскажите, кого везём. Перезвоним, договоримся об условиях, а клиента без вас не потревожим.',
    submit: 'Стать партнёром',
    name: 'Ваше имя',
    tel: 'Телефон',
    message: { label: 'Кого везём', placeholder: 'Например: производитель окон, нужен сайт и реклама' },
  },
}
