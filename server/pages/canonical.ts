import { MARKDOWN_FILE } from '../../shared/markdown-address.ts'
import { splitDataFile } from '../../shared/page-data.ts'
import { BadInput } from '../base/errors.ts'
import { canonicalSpelling, hasHiddenSeparator } from '../base/local-address.ts'
import { splitQuery } from '../base/split-query.ts'

/** As people may ask for Markdown: `/services/seo.md`, `/services/seo/index.html.md`. */
const MARKDOWN = /^((?:\/[^/]+?)*?)(?:\/index(?:\.html)?\.md\/?|(?<!\/)\.md)$/

/**
 * Where a page address must be redirected to, or `null` when it is canonical: lower case, one slash at the end,
 * no doubled slashes, no needless escapes. The result is always a path of this host. Throws `BadInput` 400
 * on a malformed escape.
 */
export function canonicalRedirect(url: string): string | null {
  const [path, query] = splitQuery(url)
  const decoded = decode(path)
  // Such a path is a 404.
  if (hasHiddenSeparator(path)) return null
  const [page, file] = splitDataFile(decoded)
  const canonical = (canonicalSpelling(page) + file).replace(MARKDOWN, `$1/${MARKDOWN_FILE}`)
  return canonical === path ? null : canonical + query
}

/** A request may name the whole address (`GET http://host/path`); the host in it is not trusted. */
export const withoutHost = (target: string) => target.replace(/^[a-z]+:\/\/[^/?]*\/?/i, '/')

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new BadInput(400, 'The address has a malformed escape')
  }
}
