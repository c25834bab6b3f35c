export const copy = {
  title: 'Карта сайта',
  description: 'Все страницы студии на одном листе: услуги по направлениям, проекты, заметки блога и вакансии.',
  services: 'Услуги',
  exits: {
    title: 'Съезды',
    pages: [
      { name: 'Бесплатный SEO-аудит', address: '/promo/seo-audit/' },
      { name: 'Магазин под ключ', address: '/verstashop/' },
      { name: 'Политика конфиден\u00adциальности', address: '/policy/' },
    ],
  },
  projects: 'Проекты',
  vacancies: 'Вакансии',
  studio: 'Студия',
  studioPages: {
    about: 'О нас',
    team: 'Сотрудники',
    reviews: 'Отзывы',
    certificates: 'Сертификаты',
    partnership: 'Партнёрство',
    contacts: 'Контакты',
  },
  blog: 'Блог',
}
