import { ADDRESSED_POPUPS } from '../../shared/addressed-popups.ts'
import { DATA_FILE } from '../../shared/page-data.ts'

/** What each list reads of its query; its page answers 404 to a value there is not. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/projects/': ['type', 'page'],
  '/blog/': ['tag', 'page'],
  '/reviews/': ['type', 'page'],
  '/team/': ['direction', 'page'],
  '/certificates/': ['type', 'page'],
}

/** What a list shows unasked. */
const FIRST_PAGE = 'page=1'

/**
 * The address without all that no page reads, its query in one order: two addresses of one page become one. It is what is
 * rendered and what the page is kept under, so that no marker of an advertisement makes a copy.
 */
export function pageAddress(url: string): string {
  const queryStart = url.indexOf('?')
  if (queryStart === -1) return url
  const path = url.slice(0, queryStart)
  const given = new URLSearchParams(url.slice(queryStart))
  const known = new URLSearchParams()
  for (const name of PARAMETERS[path.replace(DATA_FILE, '')] ?? []) {
    const value = given.get(name)
    if (value !== null && `${name}=${value}` !== FIRST_PAGE) known.set(name, value)
  }
  const popup = ADDRESSED_POPUPS.find((name) => name === given.get('popup'))
  if (popup) known.set('popup', popup)
  return known.size > 0 ? `${path}?${known}` : path
}
