export interface Row {
  /** Of the file, from 1, where the row begins. */
  line: number
  cells: string[]
}

/** The rows of a CSV by RFC 4180: cells in quotes may hold separators, doubled quotes and line breaks. */
export function rowsOf(text: string, separator: string): Row[] {
  const rows: Row[] = []
  let [cell, cells, line, startedAt, isQuoted] = ['', [] as string[], 1, 1, false]
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line: startedAt, cells })
    cells = []
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '\n') line += 1
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') cell += text[++at] ?? ''
      else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === separator) endCell()
    else if (letter === '\n') {
      endRow()
      startedAt = line
    } else if (letter !== '\r') cell += letter
  }
  endRow()
  return rows
}

const SEPARATORS = [';', '\t', ',']

/** What divides the cells: the first that makes two of the first line, which spreadsheets in Russian do with `;`. */
export function separatorOf(text: string): string | null {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? ''
  return SEPARATORS.find((separator) => first.includes(separator)) ?? null
}
