/** Names and values by turns as a record. */
export const headersOf = (lines: readonly string[]) =>
  Object.fromEntries(Array.from({ length: lines.length / 2 }, (_, at) => [lines[at * 2], lines[at * 2 + 1]]))
