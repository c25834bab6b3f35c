export const copy = {
  respond: 'Откликнуться',
  others: 'Все вакансии',
  sign: { salary: 'Оклад', format: 'Формат', start: 'Выход' },
  terms: { title: 'Условия', duties: 'Что делать', expectations: 'Что важно', offers: 'Что взамен' },
  month: { title: 'Первый месяц по неделям', mentor: 'ваш наставник' },
  form: {
    title: 'Откликнуться',
    note: 'Ответим, даже если нет. Резюме в файле не нужно: хватит ссылки.',
    submit: 'Откликнуться',
    message: { label: 'Что умеете', placeholder: 'Расскажите об одной работе, за которую не стыдно' },
  },
}
