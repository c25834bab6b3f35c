import { accentOf, INK, SLATE, SNOW, type Accent } from '../../../shared/colour.ts'
import type { Site } from '../../../shared/site.ts'
import { escapeXml } from '../../base/xml.ts'

export interface Letter {
  subject: string
  text: string
  html: string
  replyTo?: { name: string; address: string }
}

export interface Row {
  label: string
  text: string
  href?: string
  /** Shown smaller: for the record rather than for the reader. */
  isMinor?: boolean
}

interface LetterContent {
  /** Shown above the heading. */
  kind: string
  heading: string
  /** Suspicions, shown above the action; none when empty. */
  warning: string
  /** The main action, as a large button. */
  action: Row | null
  rows: readonly Row[]
  site: Site
}

/** Renders a mail as text and as HTML: tables, for mail clients; the site's colours, light and dark. */
export function letterOf(content: LetterContent): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content) }
}

function textOf({ kind, heading, warning, action, rows, site }: LetterContent): string {
  return [
    `${kind}: ${heading}`,
    ...(warning ? [`Похоже на спам: ${warning}`] : []),
    '',
    ...[action, ...rows].filter((line) => line !== null).map(({ label, text }) => `${label}: ${text}`),
    '',
    `${site.name}, ${site.readableUrl}`,
  ].join('\n')
}

/** Dark mode; light styles are inline, for clients that support nothing else. */
const styleWith = ({ accent, onAccent }: Accent) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${INK} !important; }
    .sheet { background: #161f26 !important; }
    .ink, .ink a { color: #eef4f7 !important; }
    .muted, .muted a { color: #9fb3bf !important; }
    .line { border-color: #33424d !important; }
    .warning { background: #3a2a10 !important; color: #ffd899 !important; }
    .button { background: ${accent} !important; }
    .button a { color: ${onAccent} !important; }
  }`

const SIDE = 'padding-left:20px;padding-right:20px;'

function htmlOf({ kind, heading, warning, action, rows, site }: LetterContent): string {
  const title = escapeXml(heading)
  const colours = accentOf(site.colour ?? undefined)
  return (
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<meta name="format-detection" content="telephone=no"><title>${title}</title><style>${styleWith(colours)}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:${SNOW}">` +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>' +
    `<td class="page" align="center" style="padding:16px;background:${SNOW};font-family:Arial,Helvetica,sans-serif">` +
    '<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border-top:6px solid ' +
    `${colours.accent};text-align:left">` +
    row(`<span class="muted" style="color:${SLATE};font-size:14px">${escapeXml(kind)}</span>`, 'padding-top:20px') +
    row(
      `<span class="ink" style="color:${INK};font-size:26px;line-height:1.25;font-weight:bold;overflow-wrap:anywhere">${title}</span>`,
      'padding-top:4px;padding-bottom:16px',
    ) +
    (warning ? warningOf(warning) : '') +
    (action ? buttonOf(action) : '') +
    rows.map(rowOf).join('') +
    row(
      `<span class="muted" style="color:${SLATE};font-size:14px">${escapeXml(site.name)}, ${link(site.url, site.readableUrl, SLATE)}</span>`,
      'padding-top:18px;padding-bottom:20px',
    ) +
    '</table></td></tr></table></body></html>'
  )
}

const row = (content: string, style: string) => `<tr><td style="${SIDE}${style}">${content}</td></tr>`

const warningOf = (warning: string) =>
  row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="warning" style="padding:10px 14px;background:#fff1d6;color:#5c3b00;font-size:15px;line-height:1.4">Похоже на спам: ${escapeXml(warning)}</td></tr></table>`,
    'padding-bottom:16px',
  )

const buttonOf = ({ text, href = '' }: Row) =>
  row(
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>' +
      `<td class="button" style="background:${INK}"><a href="${escapeXml(href)}" style="display:inline-block;padding:14px 22px;color:#ffffff;font-size:20px;font-weight:bold;text-decoration:none;white-space:nowrap">${escapeXml(text)}</a></td>` +
      '</tr></table>',
    'padding-bottom:12px',
  )

function rowOf({ label, text, href, isMinor = false }: Row): string {
  const shown = href ? link(href, text, INK) : breakable(text).replaceAll('\n', '<br>')
  const [name, colour, size] = isMinor ? ['muted', SLATE, 15] : ['ink', INK, 17]
  return (
    `<tr><td class="line" style="${SIDE}padding-top:10px;padding-bottom:10px;border-top:1px solid #d5e2e9">` +
    `<span class="muted" style="color:${SLATE};font-size:14px;line-height:1.4">${escapeXml(label)}</span><br>` +
    `<span class="${name}" style="color:${colour};font-size:${size}px;line-height:1.4;overflow-wrap:anywhere">${shown}</span></td></tr>`
  )
}

const link = (href: string, text: string, colour: string) =>
  `<a href="${escapeXml(href)}" style="color:${colour}">${breakable(text)}</a>`

/** Lets addresses wrap after punctuation, not within a word. */
const breakable = (text: string) =>
  text
    .split(/(?<=[/?&=@._])(?=[^\s])/)
    .map(escapeXml)
    .join('<wbr>')
