/** Typical, complete items of the content API, one of each kind. */

const TIMESTAMP = 1_755_734_400

export const PROJECT = {
  CODE: 'zernoved',
  NAME: 'Зерновед',
  PREVIEW_TEXT: 'Магазин обжарщика, в котором сорт выбирают по вкусу',
  PREVIEW_PICTURE: '/pictures/zernoved.png',
  DETAIL_PICTURE: '/pictures/zernoved-detail.png',
  DETAIL_TEXT: '<h2>Задача</h2><p>Сорта с названиями.</p>',
  TYPE: ['shop'],
  SFERA: 'Обжарка и продажа кофе',
  RESULT_VALUE: 'в 2,4 раза',
  RESULT_TEXT: 'больше повторных заказов',
  TERM: '9 недель, 2025',
  SITE: 'zernoved.example',
  TIMESTAMP,
}

export const SERVICE = {
  CODE: 'seo',
  NAME: 'Продвижение',
  GROUP: 'SEO-продвижение',
  DESCRIPTION: 'Растим поток из поиска',
  ICON: 'tabler:search',
  PRICE_FROM: 45000,
  PRICE_UNIT: 'мес',
  TERM: '3 месяца',
  MAIN: true,
  TITLE: 'Продвижение сайтов',
  LEAD: 'Поток из поиска растёт.',
  FACTS: [{ NAME: 'Срок', VALUE: '3 месяца' }],
  INCLUDES: [{ NAME: 'Аудит', TEXT: 'Ищем, что мешает.' }],
  STEPS: [{ NAME: 'Семантика', TERM: 'неделя', TEXT: 'Собираем запросы.' }],
  FAQ: [{ QUESTION: 'Когда рост?', ANSWER: 'Через три месяца.', AUTHOR: 'ilya-vershinin' }],
  PROJECT_TYPE: ['seo'],
  DETAIL_TEXT: '<p>Подробности.</p>',
  TIMESTAMP,
}

export const POST = {
  CODE: 'pervyy-ekran',
  NAME: 'Первый экран',
  PREVIEW_TEXT: 'Что человек видит сразу',
  PREVIEW_PICTURE: '/pictures/ekran.png',
  TAGS: ['design'],
  DATE_CREATE: '2025-09-12',
  AUTHOR: 'ilya-vershinin',
  DETAIL_TEXT: '<h2>Зачем</h2><p>Слова.</p>',
  TIMESTAMP,
}

export const VACANCY = {
  CODE: 'redaktor',
  NAME: 'Редактор',
  PREVIEW_TEXT: 'Статьи и письма',
  FORMAT: 'удалённо',
  CITY: 'Москва',
  SALARY: 'от 120 тыс. ₽',
  SALARY_FROM: 120_000,
  SALARY_TO: 160_000,
  START: 'с 6 октября',
  MENTOR: 'nina-lenskaya',
  LEAD: 'Пишем о рекламе.',
  DUTIES: ['Писать статьи'],
  EXPECTATIONS: ['Грамотность'],
  OFFERS: ['Отпуск'],
  STEPS: [{ NAME: 'Неделя первая', TEXT: 'Знакомство.' }],
  DETAIL_TEXT: '',
  TIMESTAMP,
}

export const REVIEW = {
  CODE: 'sinitskaya-olga',
  NAME: 'Ольга Синицкая',
  STATUS: 'директор, «Полубак»',
  AVATAR: '/pictures/olga.png',
  TYPE: ['shop'],
  DATE_CREATE: '2025-05-20',
  PREVIEW_TEXT: 'Сайт окупился за месяц',
  DETAIL_TEXT: '<p>Работали быстро.</p>',
  PROJECT: 'polubak',
}

export const EMPLOYEE = {
  CODE: 'ilya-vershinin',
  NAME: 'Илья Вершинин',
  POST: 'директор',
  PICTURE: '/pictures/ilya.png',
  DIRECTION: ['head'],
  PREVIEW_TEXT: 'Отвечаю за всё',
  DETAIL_TEXT: '<p>На работе с семи.</p>',
  SINCE: 2011,
}

export const CERTIFICATE = {
  CODE: 'kontekst',
  NAME: 'Контекстная реклама',
  ISSUER: 'Школа рекламы',
  NUMBER: '№ 17',
  DATE_CREATE: '2025-02-03',
  VALID_UNTIL: '2027-02-03',
  TYPE: ['ads'],
  EMPLOYEE: 'timur-zagortsev',
  PICTURE: '/pictures/kontekst.png',
}

export const TARIFF = {
  CODE: 'reklama-hod',
  NAME: 'Ход',
  SERVICE: 'kontekstnaya-reklama',
  PRICE: 55000,
  PRICE_NEXT_MONTH: 30000,
  QUANTITY_HOURS: 35,
  QUANTITY_ADV: 120,
  DESCRIPTION: { TEXT: 'Стабильный поток заявок' },
  TOOLTIP_NAME: 'Для тех, у кого реклама уже работает',
  HIT: true,
  WORKS_OPTIONS: [true, true, true, true, true, 'раз в неделю', true, true, true, 'два в месяц', false],
}

export const TAGS = { shop: 'Интернет-магазин', seo: 'Поиск' }

/** Replies of a healthy upstream by path. */
export const GOOD_AREAS: Record<string, unknown> = {
  '/services/': { ITEMS: { 'SEO-продвижение': [SERVICE] }, TAGS: [] },
  '/services/seo/': { ITEM: SERVICE },
  '/projects/': { ITEMS: [PROJECT], TAGS },
  '/projects/zernoved/': { ITEM: PROJECT, TAGS },
  '/blog/': { ITEMS: [POST], TAGS: { design: 'Дизайн' } },
  '/blog/pervyy-ekran/': { ITEM: POST, TAGS: { design: 'Дизайн' } },
  '/vacancies/': { ITEMS: [VACANCY], TAGS: [] },
  '/vacancies/redaktor/': { ITEM: VACANCY, TAGS: [] },
  '/reviews/': { ITEMS: [REVIEW], TAGS },
  '/team/': { ITEMS: [EMPLOYEE], TAGS: { head: 'Руководство' } },
  '/certificates/': { ITEMS: [CERTIFICATE], TAGS: { ads: 'Реклама' } },
  '/tariffs/': { ITEMS: [TARIFF], TAGS: [] },
}
