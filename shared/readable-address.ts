/** Invisible characters, among them bidirectional controls. */
const UNREADABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u

/** A URL for people, percent-decoded and without `#`, so that the server and the browser show the same. */
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
