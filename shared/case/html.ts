import { tableRows } from '../html-table.ts'
import { photoLinks } from '../photo-links.ts'
import { comparedAmounts } from './amounts.ts'
import { choices } from './choice.ts'
import { comparisons } from './compare.ts'

/**
 * Prepares a case's HTML for its page: a picture with a caption opens in the lightbox, a table of «было» and «стало» in
 * one unit gets bars, and the figures `choice` and `compare` become interactive. `code` is the case's.
 */
export const caseHtml = (html: string, code: string): string =>
  photoLinks(figures(bars(comparisons(choices(html, code)))))

function figures(html: string): string {
  return html.replace(/<p>\s*(<img\b[^>]*>)\s*<\/p>/g, (_whole, picture: string) => {
    const caption = / title="([^"]*)"/.exec(picture)
    const bare = caption ? picture.replace(caption[0], '') : picture
    return `<figure>${bare}${caption ? `<figcaption>${caption[1]}</figcaption>` : ''}</figure>`
  })
}

/** Explicit ARIA roles: browsers drop a table's semantics when CSS lays it out as bars. */
function bars(html: string): string {
  return html.replace(/<section class="wide"[^>]*><table>([\s\S]*?)<\/table><\/section>/g, (whole, table: string) => {
    const [head, ...rows] = tableRows(table)
    if (!head || rows.length === 0 || ![head, ...rows].every(({ length }) => length === 3)) return whole
    const drawn = rows.map(([name = '', before = '', after = '']) => barRow(name, before, after))
    if (drawn.includes(null)) return whole
    const headings = head.map((heading) => `<span role="columnheader">${heading}</span>`).join('')
    return `<div class="bars" role="table"><div role="row">${headings}</div>${drawn.join('')}</div>`
  })
}

function barRow(name: string, before: string, after: string): string | null {
  const amounts = comparedAmounts(before, after)
  const longest = Math.max(...(amounts ?? []))
  if (!amounts || longest <= 0) return null
  const [first, second] = amounts.map(
    (amount) => `<svg width="${percent(amount / longest)}" height="52" aria-hidden="true"></svg>`,
  )
  return `<div role="row"><div role="rowheader">${name}</div><div role="cell">${first}<span>${figure(before)}</span></div><div role="cell">${second}<span>${figure(after)}</span></div></div>`
}

/** The display font has no rouble sign. */
const figure = (amount: string) => amount.replace('₽', '<span class="rouble">₽</span>')

/** The longest bar leaves room for its number. */
const percent = (share: number) => `${Math.max(1, Math.round(share * 72))}%`
