import { isPhone } from '../../../shared/lead/phone.ts'

/** RFC 4180. For Russian Excel: semicolons and a UTF-8 byte order mark. */
export function csvOf(rows: readonly (readonly string[])[], isForExcel: boolean): string {
  const separator = isForExcel ? ';' : ','
  const lines = rows.map((row) => row.map(cellOf).join(separator))
  return `${isForExcel ? '\uFEFF' : ''}${lines.join('\r\n')}\r\n`
}

/** Formula injection: an apostrophe makes such a cell text in every spreadsheet. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r|%]/

/** A phone in our format starts with + but is not a valid formula. */
function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !isPhone(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
