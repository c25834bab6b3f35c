/** Longer queries are invented, and reading one takes milliseconds. */
const MOST_LETTERS = 2000

/** The query of an address, with its question mark; empty if it is longer than that of any link. */
export function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start === -1 || url.length - start > MOST_LETTERS ? '' : url.slice(start)
}
