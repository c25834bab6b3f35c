import { measure, type TextStyle } from './text.ts'

/** Lines not wider than `limit`; short words stay with what follows, hyphenated ones may part. */
function wrapped(content: string, limit: number, style: TextStyle): string[] {
  const lines: string[] = []
  for (const piece of content.match(/(?:[«(]?[а-яёa-z]{1,2} )*\S+?(?:-(?=\S{4})|\s+|$)(?:— )?/gi) ?? []) {
    const last = lines.at(-1)
    if (last !== undefined && measure((last + piece).trim(), style) <= limit) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines.map((line) => line.trim())
}

/** The largest size of `sizes` at which the text takes no more than `count` lines. */
export function wrappedInto(content: string, limit: number, count: number, sizes: readonly number[], style: TextStyle) {
  for (const size of sizes) {
    const lines = wrapped(content, limit, { ...style, size })
    if (lines.length <= count && lines.every((line) => measure(line, { ...style, size }) <= limit))
      return { size, lines }
  }
  throw new Error(`“${content}” does not fit`)
}
