import { ADDRESSED_POPUPS } from '../../shared/addressed-popups.ts'
import { queryOf } from '../base/query-of.ts'
import { isMarkdown, pageOf } from './page-address.ts'

/** Query parameters of each list; an unknown value is a 404. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/projects/': ['type', 'page'],
  '/blog/': ['tag', 'page'],
  '/reviews/': ['type', 'page'],
  '/team/': ['direction', 'page'],
  '/certificates/': ['type', 'page'],
}

/** The default. */
const FIRST_PAGE = 'page=1'

/**
 * The address with only the parameters its page reads, in one order: the cache key of the page.
 * Tracking parameters add no entries.
 */
export function pageCacheKey(url: string): string {
  const queryStart = url.indexOf('?')
  if (queryStart === -1) return url
  const path = url.slice(0, queryStart)
  const given = new URLSearchParams(queryOf(url))
  const known = new URLSearchParams()
  for (const name of PARAMETERS[pageOf(path)] ?? []) {
    const value = given.get(name)
    if (value !== null && `${name}=${value}` !== FIRST_PAGE) known.set(name, value)
  }
  if (isMarkdown(path)) return known.size > 0 ? `${path}?${known}` : path
  const popup = ADDRESSED_POPUPS.find((name) => name === given.get('popup'))
  if (popup) known.set('popup', popup)
  return known.size > 0 ? `${path}?${known}` : path
}
