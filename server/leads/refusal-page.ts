import { LEAD_FAILED } from '../../shared/lead/messages.ts'
import type { Site } from '../../shared/site.ts'
import { plainPage } from '../base/plain-page.ts'

const REASONS: Readonly<Record<number, string>> = {
  403: 'Форма отправлена с чужого сайта. Откройте её на нашем и отправьте ещё раз.',
  413: 'Текст длиннее, чем мы можем принять. Сократите его и отправьте форму ещё раз.',
  429: 'С вашего адреса пришло слишком много форм подряд. Подождите минуту и отправьте ещё раз.',
}
const OURS = 'Что-то сломалось на нашей стороне. Подождите минуту и отправьте ещё раз.'
const UNREADABLE = 'Форма пришла такой, что её не прочесть. Откройте страницу заново и отправьте ещё раз.'

/** For visitors without JavaScript whose form was refused unread, or whose page could not be made. */
export const refusalPage = (status: number, page: string, site: Site) =>
  plainPage(
    {
      title: 'Заявка не отправлена',
      heading: LEAD_FAILED,
      paragraphs: [reasonOf(status), 'Введённое не пропало: его вернёт кнопка «Назад» вашего браузера.'],
      link: { address: page, text: 'Вернуться на страницу' },
    },
    site,
  )

const reasonOf = (status: number) => (status >= 500 ? OURS : (REASONS[status] ?? UNREADABLE))
