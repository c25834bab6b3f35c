import type { Site } from '../../shared/site.ts'
import { plainPage, plainPagePolicy } from '../base/plain-page.ts'

/** For a browser whose page could not even be made into the site's own page of an error. */
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

/** For a browser with an address that no route can be asked for. */
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
