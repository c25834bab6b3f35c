import { typesetDeep } from '#shared/typography.ts'

export const copy = typesetDeep({
  missing: {
    name: 'Ошибка 404',
    title: 'Глушь и снег',
    apology:
      'Такой страницы нет или её убрали. Простите, что завели не туда. Дорога назад короткая, а ещё есть куда свернуть:',
  },
  broken: {
    title: 'Ошибка',
    apology:
      'Что-то сломалось на нашей стороне. Простите за остановку в пути. Обновите страницу через минуту или сверните:',
  },
  quote: ['«…Навстречу мне', 'Только вёрсты полосаты', 'Попадаются одне»'],
  source: 'Пушкин, «Зимняя дорога»',
  waysOn: [
    { name: 'Проекты', address: '/projects/' },
    { name: 'Услуги', address: '/services/' },
    { name: 'Блог', address: '/blog/' },
    { name: 'Контакты', address: '/contacts/' },
  ],
})
