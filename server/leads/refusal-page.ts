import { telAddress } from '../../shared/addresses.ts'
import { LEAD_FAILED } from '../../shared/lead/messages.ts'
import type { Site } from '../../shared/site.ts'
import { escapeXml } from '../base/xml.ts'

const REASONS: Readonly<Record<number, string>> = {
  403: 'Форма отправлена с чужого сайта. Откройте её на нашем и отправьте ещё раз.',
  413: 'Текст длиннее, чем мы можем принять. Сократите его и отправьте форму ещё раз.',
  429: 'С вашего адреса пришло слишком много форм подряд. Подождите минуту и отправьте ещё раз.',
}
const UNREADABLE = 'Форма пришла такой, что её не прочесть. Откройте страницу заново и отправьте ещё раз.'

/** What a visitor without JavaScript reads of a form nobody looked at: made of nothing, so that a flood costs nothing. */
export function refusalPage(status: number, page: string, { name, phones }: Site): string {
  const calls = phones.map((phone) => `<a href="${telAddress(phone)}">${escapeXml(phone)}</a>`)
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Заявка не отправлена | ${escapeXml(name)}</title>
</head>
<body>
<main>
<h1>${LEAD_FAILED}</h1>
<p>${REASONS[status] ?? UNREADABLE}</p>
<p>Введённое не пропало: его вернёт кнопка «Назад» вашего браузера.</p>
<p>Если спешите, позвоните: ${calls.join(', ')}</p>
<p><a href="${escapeXml(page)}">Вернуться на страницу</a></p>
</main>
</body>
</html>
`
}
