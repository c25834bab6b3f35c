import { photoLinks } from './photo-links.ts'

/** Sets a case for its page: a picture with its caption is a figure that opens large, a table of «было» and «стало» gets bars. */
export const caseHtml = (html: string): string => photoLinks(figures(bars(html)))

function figures(html: string): string {
  return html.replace(/<p>\s*(<img\b[^>]*>)\s*<\/p>/g, (_whole, picture: string) => {
    const caption = / title="([^"]*)"/.exec(picture)
    const bare = caption ? picture.replace(caption[0], '') : picture
    return `<figure>${bare}${caption ? `<figcaption>${caption[1]}</figcaption>` : ''}</figure>`
  })
}

/** The roles keep a table for readers what CSS lays out as bars. */
function bars(html: string): string {
  return html.replace(/<section class="wide"[^>]*><table>([\s\S]*?)<\/table><\/section>/g, (whole, table: string) => {
    const [head, ...rows] = cellsOf(table)
    if (!head || rows.length === 0 || ![head, ...rows].every(({ length }) => length === 3)) return whole
    const drawn = rows.map(([name = '', before = '', after = '']) => barRow(name, before, after))
    if (drawn.includes(null)) return whole
    const headings = head.map((heading) => `<th role="columnheader" scope="col">${heading}</th>`).join('')
    return `<table class="bars" role="table"><thead role="rowgroup"><tr role="row">${headings}</tr></thead><tbody role="rowgroup">${drawn.join('')}</tbody></table>`
  })
}

function cellsOf(table: string): string[][] {
  return [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  )
}

function barRow(name: string, before: string, after: string): string | null {
  const amounts = [amountOf(before), amountOf(after)]
  const longest = Math.max(...amounts.map(Number))
  if (amounts.includes(null) || longest <= 0) return null
  const [first, second] = amounts.map(
    (amount) => `<svg width="${percent(Number(amount) / longest)}" height="52" aria-hidden="true"></svg>`,
  )
  return `<tr role="row"><th role="rowheader" scope="row">${name}</th><td role="cell">${first}<span>${before}</span></td><td role="cell">${second}<span>${after}</span></td></tr>`
}

/** The longest bar leaves room for its figure. */
const percent = (share: number) => `${Math.max(1, Math.round(share * 72))}%`

/** «1 180 ₽» is 1180, «7:20» is 440, «3,4» is 3.4. */
function amountOf(text: string): number | null {
  const match = /^(\d[\d\s]*)(?:,(\d+)|:(\d\d))?/.exec(text.trim())
  if (!match) return null
  const [, whole = '', decimals, seconds] = match
  const units = Number(whole.replace(/\s/g, ''))
  return seconds === undefined ? Number(`${units}.${decimals ?? 0}`) : units * 60 + Number(seconds)
}
