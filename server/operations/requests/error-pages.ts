import type { Site } from '../../../shared/site.ts'
import { plainPage, plainPagePolicy } from '../../base/plain-page.ts'

/** Fallback when even the error page fails to render. */
export const failurePage = (site: Site) => ({
  policy: plainPagePolicy(site),
  body: plainPage(
    {
      title: 'Ошибка',
      heading: 'Что-то сломалось на нашей стороне',
      paragraphs: ['Простите за остановку в пути. Обновите страницу через минуту.'],
      link: { address: '', text: 'Обновить' },
    },
    site,
  ),
})

/** For an address too malformed to be routed. */
export const badAddressPage = (site: Site) => ({
  policy: plainPagePolicy(site),
  body: plainPage(
    {
      title: 'Ошибка в адресе',
      heading: 'Адрес страницы записан с ошибкой',
      paragraphs: ['Такой адрес никуда не ведёт. Начните с главной.'],
      link: { address: '/', text: 'На главную' },
    },
    site,
  ),
})
