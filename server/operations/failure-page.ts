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
