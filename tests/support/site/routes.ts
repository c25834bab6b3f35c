/** One page of each kind, with text of its h1. */
export const ROUTES = [
  ['/', 'Ведём бизнес'],
  ['/blog/', 'Путевые заметки'],
  ['/blog/smeta-na-14-strok/', 'Сколько стоит сайт'],
  ['/team/', 'За рулём'],
  ['/about/', 'по одной дороге'],
  ['/policy/', 'Политика'],
  ['/policy/consent/', 'Согласие на обработку данных'],
  ['/reviews/', 'Говорят те, кто доехал'],
  ['/sitemap/', 'Карта сайта'],
  ['/contacts/', '+7 (495) 000-00-00'],
  ['/projects/', ''],
  ['/projects/zernoved/', 'Зерновед'],
  ['/services/', 'Тридцать шесть способов'],
  ['/services/lending/', 'Лендинг'],
  ['/services/razrabotka-sayta/', 'Сайт, который окупает дорогу'],
  ['/services/sozdanie-sajta-na-bitrix/', 'Битрикс без боли'],
  ['/services/tekhnicheskaya-podderzhka/', 'Сломается'],
  ['/services/seo/', 'Поиск приводит'],
  ['/services/kontekstnaya-reklama/', 'Контекстная реклама'],
  ['/services/smm-vedenie/', 'Лента'],
  ['/services/upravlenie-reputatsiey/', 'Правда'],
  ['/vacancies/', 'Попутчики нужны'],
  ['/vacancies/frontend-razrabotchik/', 'Фронтенд'],
  ['/verstashop/', 'Магазин под ключ'],
  ['/partnership/', 'Приводите клиента'],
  ['/certificates/', 'Бумаги в порядке'],
  ['/promo/seo-audit/', 'SEO-аудит'],
] as const

/**
 * What is tried on paper: one page of each kind, a part of a list, a case with a design of its own, what was not found.
 */
export const PRINTED = [
  ...ROUTES.map(([path]) => path),
  '/projects/?type=landing',
  '/projects/polubak/',
  '/nowhere/',
] as const
