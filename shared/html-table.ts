/** The cells of sanitised HTML with one table, row by row. */
export const tableRows = (html: string): string[][] =>
  [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) => cellsOf(row))

export const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell)
