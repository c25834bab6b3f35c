import { lazy } from '../../base/lazy.ts'
import { cleanArticle } from './clean.ts'

const parser = lazy(() => import('@mixmark-io/domino'))
const converter = lazy(async () => createConverter((await import('turndown')).default))

/** What a page holds for those who look. */
const UNREAD = /<!--.*?-->|<(svg|script|style|noscript)\b.*?<\/\1>|<\/?template[^>]*>/gs

/** A page as it is sent to browsers, as Markdown: its facts as front matter, then its main part. */
export async function markdownOf(html: string, url: string, updatedAt: Date | undefined): Promise<string> {
  const { default: domino } = await parser()
  const convert = await converter()
  const [head = ''] = /<head.*?<\/head>/s.exec(html) ?? []
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const document = domino.createDocument(`<html>${head.replaceAll(UNREAD, '')}<body>${main.replaceAll(UNREAD, '')}`)
  const article = document.querySelector('main')
  if (article) cleanArticle(document, article, url)
  const facts = {
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    url,
    updated: updatedAt?.toISOString().slice(0, 10),
  }
  const lines = Object.entries(facts).flatMap(([name, fact]) => (fact ? `${name}: ${JSON.stringify(fact)}` : []))
  return plain(`---\n${lines.join('\n')}\n---\n\n${article ? convert(article) : ''}\n`)
}

/** From the facts of a page. */
export function descriptionIn(markdown: string): string | null {
  const [, description] = /^---\n(?:(?!---\n).*\n)*?description: (".*")\n/.exec(markdown) ?? []
  return description === undefined ? null : (JSON.parse(description) as string)
}

function createConverter(Turndown: typeof import('turndown').default): (node: Markup) => string {
  const turndown = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  })
  turndown.addRule('item', { filter: 'li', replacement: item })
  turndown.addRule('cell', { filter: ['th', 'td'], replacement: (text) => `| ${inCell(text)} ` })
  turndown.addRule('row', { filter: 'tr', replacement: (cells, row) => `${cells}|\n${ruleBelow(row)}` })
  turndown.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (rows) => rows })
  turndown.addRule('table', { filter: 'table', replacement: (rows) => `\n\n${rows}\n\n` })
  turndown.addRule('caption', { filter: 'caption', replacement: (text) => `${text}\n\n` })
  return (node) => turndown.turndown(node)
}

/** «1.1» is a part of the text, to be cited. */
const OWN_NUMBER = /^\*\*\d+(?:\.\d+)+\*\*\s+/

/** As deep as its mark is wide. */
function item(content: string, node: Markup): string {
  const list = node.parentNode
  const number = Number(list.getAttribute('start') ?? 1) + Array.from(list.children).indexOf(node)
  const [own] = OWN_NUMBER.exec(content.trim()) ?? []
  const mark = list.nodeName === 'OL' && !own ? `${number}. ` : '- '
  const lines = content
    .trim()
    .replace(OWN_NUMBER, (found) => `${found.trim()} `)
    // Drawn on a milepost, too.
    .replace(`**${mark.trim().replace('.', '')}**\n`, '')
    .trim()
    .replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)
  return lines === '' ? '' : `${mark}${lines}\n`
}

const inCell = (text: string) =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', String.raw`\|`)

/** Below the first row, whether it is a head or not: Markdown has no table without one. */
function ruleBelow(row: Markup): string {
  const table = row.closest('table')
  return table?.querySelector('tr') === row ? `${'| --- '.repeat(row.children.length)}|\n` : ''
}

/** Without typographic spaces and signs no program expects, and without blanks that mean nothing. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(/[\u2060\u00ad\u200b]/g, '')
    .replaceAll(/(?<! ) (?=\n)|[ \t]{3,}(?=\n)/g, '')
    .replaceAll(/\n(?: *\n){2,}/g, '\n\n')
