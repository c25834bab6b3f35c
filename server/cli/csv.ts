import { isPhone } from '../../shared/lead/phone.ts'

/** RFC 4180. For Russian Excel: semicolons, and a mark that says UTF-8. */
export function csvOf(rows: readonly (readonly string[])[], isForExcel: boolean): string {
  const separator = isForExcel ? ';' : ','
  const lines = rows.map((row) => row.map(cellOf).join(separator))
  return `${isForExcel ? '\uFEFF' : ''}${lines.join('\r\n')}\r\n`
}

/** A cell that begins like a formula would be one; an apostrophe makes it text in every spreadsheet. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r|%]/

/** A telephone of ours begins like one and is none: its brackets make no sum. */
function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !isPhone(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
