/** What would be no sign to read, but would change how those around it are read. */
const UNREADABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u

/** An address for people: escapes as the signs they stand for. The same on the server and in the browser, whose `#` it drops. */
export function readableAddress(address: string): string {
  const [asked = ''] = address.split('#', 1)
  return asked.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    const signs = decoded(escapes)
    return UNREADABLE.test(signs) ? escapes : signs
  })
}

function decoded(escapes: string): string {
  try {
    return decodeURI(escapes)
  } catch {
    return escapes
  }
}
