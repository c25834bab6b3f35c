/** The cells of sanitised HTML with one table, row by row. */
export const cellsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  )
