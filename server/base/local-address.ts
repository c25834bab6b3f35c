/** Longer ones no browser is known to keep. */
const MOST_LETTERS = 2000

/** Addresses of files get no trailing slash. */
const FILE = /\.[a-z0-9]+$/i
const UNSAFE = /[\\\s[\p{Cc}--[\u0080-\u009f]]]/v

/** An escaped slash, dot or percent reads differently before and after decoding. */
export const hasHiddenSeparator = (path: string) => /%(?:2f|5c|2e|25)/i.test(path)

/** The one spelling of a decoded path: lower case, one slash at the end, no doubled slashes, no needless escapes. */
export const canonicalSpelling = (decoded: string) => encoded(withSlash(decoded.toLowerCase().replace(/\/{2,}/g, '/')))

/** The canonical spelling of a path; `null` if it cannot be the address of a page on this host. */
export function canonicalPath(path: string): string | null {
  const decoded = decodedPath(path)
  return decoded === null ? null : canonicalSpelling(decoded)
}

/** A path of this host with its query and fragment, as `Location` carries it; `null` for what may lead off the host. */
export function localAddress(text: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? []
  const decoded = decodedPath(path)
  if (decoded === null || UNSAFE.test(rest)) return null
  const { host, search, hash } = new URL(rest, HERE)
  // Names of files may be in mixed case, pages are not.
  const spelled = FILE.test(decoded) ? encoded(decoded) : canonicalSpelling(decoded)
  return host === 'here' && spelled.length + rest.length <= MOST_LETTERS ? spelled + search + hash : null
}

/** The address with one more query. */
export function withQuery(address: string, query: string): string {
  if (query === '') return address
  const [path = '', fragment] = address.split('#', 2)
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`
}

const HERE = 'http://here/'

function decodedPath(path: string): string | null {
  if (path.length > MOST_LETTERS || !/^\/(?!\/)[^?#]*$/.test(path) || hasHiddenSeparator(path)) return null
  try {
    const decoded = decodeURIComponent(path)
    return UNSAFE.test(decoded.replaceAll(' ', '')) || /\/\.{1,2}(?:\/|$)/.test(decoded) ? null : decoded
  } catch {
    return null
  }
}

const withSlash = (path: string) => (path.endsWith('/') || /\.[a-z0-9]+$/.test(path) ? path : `${path}/`)

/** One spelling per character, so that each page has one address. */
const encoded = (path: string) => encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')
