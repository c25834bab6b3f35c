import type { ContentReader, PagedArea } from '../../shared/content-reader.ts'
import { DATA_FILE } from '../../shared/page-data.ts'

export interface Move {
  /** A path of this host, with the query of the request. */
  location: string
  isPermanent: boolean
}

const ITEM = /^\/(services|projects|blog|vacancies)\/([^/]+)\/$/

/** Where the page at a canonical address, or the data of one, has moved to; `null` when nothing is known of it. */
export async function moveOf(url: string, content: Pick<ContentReader, 'codeNow'>): Promise<Move | null> {
  const queryStart = url.indexOf('?')
  const [path, query] = queryStart === -1 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart)]
  const renamed = await addressNow(path.endsWith(`/${DATA_FILE}`) ? path.slice(0, -DATA_FILE.length) : path, content)
  return renamed === null ? null : { location: renamed + query, isPermanent: true }
}

/** The address of an item whose code was another one before. */
async function addressNow(path: string, content: Pick<ContentReader, 'codeNow'>): Promise<string | null> {
  const [, area, code] = ITEM.exec(path) ?? []
  if (area === undefined || code === undefined) return null
  const codeNow = await content.codeNow(area as PagedArea, code).catch(() => null)
  return codeNow === null ? null : `/${area}/${codeNow}/`
}

export const isData = (url: string) => url.split('?', 1)[0]?.endsWith(`/${DATA_FILE}`) === true
