import { createHash } from 'node:crypto'
import { telAddress } from '../../shared/addresses.ts'
import { accentOf, type Accent } from '../../shared/colour.ts'
import { LEAD_FAILED } from '../../shared/lead/messages.ts'
import type { Site } from '../../shared/site.ts'
import { escapeXml } from '../base/xml.ts'

const REASONS: Readonly<Record<number, string>> = {
  403: 'Форма отправлена с чужого сайта. Откройте её на нашем и отправьте ещё раз.',
  413: 'Текст длиннее, чем мы можем принять. Сократите его и отправьте форму ещё раз.',
  429: 'С вашего адреса пришло слишком много форм подряд. Подождите минуту и отправьте ещё раз.',
}
const UNREADABLE = 'Форма пришла такой, что её не прочесть. Откройте страницу заново и отправьте ещё раз.'

const styleWith = ({ accent, onAccent }: Accent) => `
body { margin: 0; background: #f5f8f9; color: #0e1318; font: 1.125rem/1.5 'Golos Text', system-ui, sans-serif }
header { padding: 20px max(16px, 6vw); font-weight: 700; font-size: 1.5rem }
header::after { content: ''; display: block; height: 12px; margin-top: 20px;
  background: repeating-linear-gradient(135deg, #0e1318 0 14px, transparent 14px 28px) }
main { max-width: 36rem; padding: 4vh max(16px, 6vw) 64px }
h1 { margin: 0 0 1.25rem; font-size: clamp(2rem, 1.4rem + 2.6vw, 2.875rem); line-height: 1.05; letter-spacing: -.01em }
p { margin: 0 0 1rem }
a { color: inherit; white-space: nowrap; text-underline-offset: 4px }
a:focus-visible { outline: 3px solid #3e5cf2; outline-offset: 3px }
p:last-child a { display: inline-block; margin-top: 1rem; padding: 18px 48px 18px 28px; background: ${accent}; color: ${onAccent}; font-weight: 600;
  text-decoration: none; clip-path: polygon(0 0, calc(100% - 22px) 0, 100% 50%, calc(100% - 22px) 100%, 0 100%) }
p:last-child a:focus-visible { outline-offset: -6px; outline-color: #0e1318 }
`

const styleOf = ({ colour }: Pick<Site, 'colour'>) => styleWith(accentOf(colour ?? undefined))

/** Allows the page's own style and nothing else. */
export const refusalPolicy = (site: Site) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styleOf(site)).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** For visitors without JavaScript whose form was refused unread: renders no React and reads no content, so a flood is cheap. */
export function refusalPage(status: number, page: string, site: Site): string {
  const { name, phones } = site
  const calls = phones.map((phone) => `<a href="${telAddress(phone)}">${escapeXml(phone)}</a>`)
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>Заявка не отправлена | ${escapeXml(name)}</title>
<style>${styleOf(site)}</style>
</head>
<body>
<header>${escapeXml(name)}</header>
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
