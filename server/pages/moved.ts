import { PAGED_AREAS, type ContentReader } from '../../shared/content-reader.ts'
import { markdownAddress } from '../../shared/markdown-address.ts'
import { withQuery } from '../base/local-address.ts'
import { isMarkdown, pageOf } from './page-address.ts'

export interface Move {
  /** A path of this host, with the query of the request. */
  location: string
  isPermanent: boolean
}

const ITEM = /^\/([^/]+)\/([^/]+)\/$/

type Known = Pick<ContentReader, 'redirects' | 'codeNow'>

/** Where the page of a canonical address, or of its data, has moved to; `null` if that is not known. */
export async function moveOf(url: string, content: Known): Promise<Move | null> {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2)
  const from = pageOf(path)
  const redirect = (await content.redirects().catch(() => null))?.get(from) ?? null
  const to = redirect?.to ?? from
  const renamed = await renamedIn(to, content)
  if (redirect === null && renamed === null) return null
  const page = withQuery(renamed ?? to, query)
  // A redirect from the current code to a former one.
  if (page.split(/[?#]/, 1)[0] === from) return null
  const location = isMarkdown(url) && /^[^?#]*\/(?:[?#]|$)/.test(page) ? markdownAddress(page) : page
  return { location, isPermanent: redirect?.isPermanent ?? true }
}

/** The address with the item's current code; `null` unless it has a former one. */
async function renamedIn(address: string, content: Known): Promise<string | null> {
  const [path = '', rest = ''] = address.split(/(?=[?#])(.*)/s, 2)
  const [, name, code] = ITEM.exec(path) ?? []
  const area = PAGED_AREAS.find((one) => one === name)
  if (area === undefined || code === undefined) return null
  const codeNow = await content.codeNow(area, code).catch(() => null)
  return codeNow === null ? null : `/${area}/${codeNow}/${rest}`
}
