import { DATA_FILE } from '../../shared/page-data.ts'
import { BadInput } from '../base/errors.ts'

/**
 * Where a page address must be redirected to, or `null` when it is canonical: lower case, one slash at the end,
 * no doubled slashes, no needless escapes. The result is always a path of this host. Throws `BadInput` 400
 * on a malformed escape.
 */
export function canonicalRedirect(url: string): string | null {
  const queryStart = url.indexOf('?')
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  const query = queryStart === -1 ? '' : url.slice(queryStart)

  const decoded = decode(path)
  if (hasHiddenSeparator(path)) return null
  const [page, file] = decoded.endsWith(`/${DATA_FILE}`)
    ? [decoded.slice(0, -DATA_FILE.length), DATA_FILE]
    : [decoded, '']
  const canonical = encoded(withSlash(page.toLowerCase().replace(/\/{2,}/g, '/')) + file)
  return canonical === path ? null : canonical + query
}

/** A request may name the whole address (`GET http://host/path`); the host in it is not trusted. */
export const withoutHost = (target: string) => target.replace(/^[a-z]+:\/\/[^/?]*\/?/i, '/')

/** Addresses of files get no trailing slash. */
const withSlash = (path: string) => (path.endsWith('/') || /\.[a-z0-9]+$/.test(path) ? path : `${path}/`)

/** One spelling per character, so that each page has one address. */
const encoded = (path: string) => encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')

/** An escaped slash, dot or percent reads differently before and after decoding: such a path is a 404. */
const hasHiddenSeparator = (path: string) => /%(?:2f|5c|2e|25)/i.test(path)

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new BadInput(400, 'The address has a malformed escape')
  }
}
