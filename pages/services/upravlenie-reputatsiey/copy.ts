/** Reviews with five stars, four and so on, as shares of all in whole percent; one review still shows. */
function shares(...counts: number[]) {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count, index) => ({
    stars: counts.length - index,
    count,
    percent: Math.max(1, Math.round((count / all) * 100)),
  }))
}

export const copy = {
  title: 'Управление репутацией: отзывы, карты и выдача',
  description:
    'Просим отзывы у настоящих покупателей, отвечаем на жалобы и чиним их причины. Первый сдвиг через месяц, от 40 тыс. ₽ в месяц, ни одного купленного отзыва.',
  rating: {
    title: 'Бюро «Третья инстанция»',
    note: 'Без единиц полоса выглядела бы нарисованной.',
    address: '/projects/tretya-instantsiya/',
    link: 'Как это было',
    panels: [
      { month: 'Январь', average: '3,2', total: '38 отзывов за шесть лет', stars: shares(14, 2, 8, 6, 8) },
      { month: 'Июнь', average: '4,8', total: '215 отзывов на девяти площадках', stars: shares(190, 17, 4, 2, 2) },
    ],
  },
  tariffs: {
    title: 'Сколько стоит доброе имя',
    note: 'Платите за часы: прочитать, разобраться, ответить. За удалённый отзыв и за поставленную звезду денег не берём.',
  },
  cases: 'Кейсы по репутации',
}
