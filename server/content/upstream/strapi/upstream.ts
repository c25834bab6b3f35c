import { createHash } from 'node:crypto'
import { UpstreamInvalid } from '../../../base/errors.ts'
import { isRecord } from '../../../base/is-record.ts'
import { contentOf } from '../../cache/reply.ts'
import { createUpstream, type Upstream, type UpstreamOptions } from '../upstream.ts'
import { STRAPI_AREAS, anyQuery, itemQuery, listQuery, type StrapiArea } from './areas.ts'
import { byGroup, contractItem, serviceItem, tagsOf, type Entry } from './item.ts'

/** More than any agency has; a Strapi that counts no end costs no more. */
const MOST_PAGES = 500

/**
 * Strapi 5 with the types of `cms/`, read as if it spoke the contract: everything behind it (cache, snapshot,
 * normalisers) sees contract replies. Strapi sends no ETag, so a reply is known by the hash of what came of it.
 */
export function createStrapiUpstream(options: UpstreamOptions): Upstream {
  const http = createUpstream(options)

  return {
    async get(path, known = {}) {
      const { area, code, isDraft } = parsePath(path)
      const reply = code === null ? await readList(area, isDraft) : await readItem(area, code, isDraft)
      if (reply === null) return { kind: 'missing', validators: {} }
      const body = Buffer.from(JSON.stringify(reply))
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
      return etag === known.etag
        ? { kind: 'unchanged' }
        : { kind: 'found', body, validators: { etag }, contentType: 'application/json' }
    },
    close: () => http.close(),
  }

  async function readList(area: StrapiArea, isDraft: boolean) {
    const entries: Entry[] = []
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
      const reply = await fetchPage(listQuery(area, page, isDraft))
      entries.push(...reply.entries)
      pages = reply.pages
    }
    if (entries.length === 0 && !isDraft) await requireFilled()
    const ITEMS = area.type === 'services' ? byGroup(entries) : entries.map(contractItem)
    return { ITEMS, TAGS: tagsOf(entries, area.tags) }
  }

  async function readItem(area: StrapiArea, code: string, isDraft: boolean) {
    const [entry] = (await fetchPage(itemQuery(area, code, isDraft))).entries
    if (!entry) {
      if (!isDraft) await requireFilled()
      return null
    }
    const ITEM = area.type === 'services' ? serviceItem(entry) : contractItem(entry)
    return { ITEM, TAGS: tagsOf([entry], area.tags) }
  }

  /**
   * Without services and projects a Strapi has lost its database, or never had one: then
   * nothing is gone because it says so.
   */
  async function requireFilled() {
    for (const type of ['services', 'projects']) if ((await fetchPage(anyQuery(type))).entries.length > 0) return
    throw new UpstreamInvalid('Strapi has neither services nor projects')
  }

  async function fetchPage(path: string) {
    const [place = path] = path.split('?')
    const reply = await http.get(path).catch((error: unknown) => {
      // The query is long, and the same each time.
      if (error instanceof Error) error.message = error.message.replace(path, place)
      throw error
    })
    if (reply.kind !== 'found') throw new UpstreamInvalid(`${place} is no type of this Strapi`)
    const content = await contentOf(place, reply.body)
    if (!isRecord(content) || !Array.isArray(content['data'])) throw new UpstreamInvalid(`${place} has no data`)
    return { entries: content['data'].filter(isRecord), pages: pageCountOf(content['meta']) }
  }
}

/** `/projects/zernoved/?draft=1`, as all of the site asks. */
function parsePath(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://contract')
  const [name = '', code = null] = pathname.split('/').filter(Boolean)
  const area = STRAPI_AREAS[name]
  if (!area) throw new UpstreamInvalid(`${pathname} is no area of the contract`)
  return { area, code, isDraft: searchParams.get('draft') === '1' }
}

function pageCountOf(meta: unknown): number {
  const pagination = isRecord(meta) && isRecord(meta['pagination']) ? meta['pagination'] : {}
  return Number(pagination['pageCount']) || 1
}
