/** The path of an address, and its query with the question mark; empty without one. */
export function splitQuery(url: string): [path: string, query: string] {
  const start = url.indexOf('?')
  return start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start)]
}
