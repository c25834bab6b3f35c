import { telAddress } from '../../shared/addresses.ts'
import { accentOf, INK, NIGHT, SNOW, type Accent } from '../../shared/colour.ts'
import type { Site } from '../../shared/site.ts'
import { hashSource } from './hash-source.ts'
import { escapeXml } from './xml.ts'

export interface PlainPage {
  title: string
  heading: string
  /** Text, not markup. */
  paragraphs: readonly string[]
  /** What to press; an empty address is the page itself. */
  link: { address: string; text: string }
  /** When the browser asks again by itself. */
  refreshS?: number
}

const styleWith = ({ accent, onAccent }: Accent) => `
:root { color-scheme: light dark }
body { margin: 0; background: ${SNOW}; color: ${INK}; font: 1.125rem/1.5 'Golos Text', system-ui, sans-serif }
header { padding: 20px max(16px, 6vw); font-weight: 700; font-size: 1.5rem }
header::after { content: ''; display: block; height: 12px; margin-top: 20px;
  background: repeating-linear-gradient(135deg, currentColor 0 14px, transparent 14px 28px) }
main { max-width: 36rem; padding: 4vh max(16px, 6vw) 64px }
h1 { margin: 0 0 1.25rem; font-size: clamp(2rem, 1.4rem + 2.6vw, 2.875rem); line-height: 1.05; letter-spacing: -.01em }
p { margin: 0 0 1rem }
a { color: inherit; white-space: nowrap; text-underline-offset: 4px }
a:focus-visible { outline: 3px solid; outline-offset: 3px }
p:last-child a { display: inline-block; margin-top: 1rem; padding: 18px 48px 18px 28px; background: ${accent}; color: ${onAccent}; font-weight: 600;
  text-decoration: none; clip-path: polygon(0 0, calc(100% - 22px) 0, 100% 50%, calc(100% - 22px) 100%, 0 100%) }
p:last-child a:focus-visible { outline-offset: -6px }
@media (prefers-color-scheme: dark) { body { background: ${NIGHT}; color: ${SNOW} } }
`

const styleOf = ({ colour }: Pick<Site, 'colour'>) => styleWith(accentOf(colour ?? undefined))

/** Allows the page's own style and nothing else. */
export const plainPagePolicy = (site: Site) =>
  `default-src 'none'; style-src ${hashSource(styleOf(site))}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Without React and content, so that a flood of it is cheap. */
export function plainPage({ title, heading, paragraphs, link, refreshS }: PlainPage, site: Site): string {
  const { name, phones } = site
  const calls = phones.map((phone) => `<a href="${telAddress(phone)}">${escapeXml(phone)}</a>`)
  const lines = [
    ...paragraphs.map(escapeXml),
    ...(calls.length > 0 ? [`Если спешите, позвоните: ${calls.join(', ')}`] : []),
    `<a href="${escapeXml(link.address)}">${escapeXml(link.text)}</a>`,
  ]
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">${refreshS === undefined ? '' : `\n<meta http-equiv="refresh" content="${refreshS}">`}
<title>${escapeXml(title)} | ${escapeXml(name)}</title>
<style>${styleOf(site)}</style>
</head>
<body>
<header>${escapeXml(name)}</header>
<main>
<h1>${escapeXml(heading)}</h1>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
</main>
</body>
</html>
`
}
