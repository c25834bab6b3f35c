import { splitDataFile } from '../../shared/page-data.ts'
import { staticPages } from '../../shared/page-dates.ts'
import { readableAddress } from '../../shared/readable-address.ts'
import { createLruCache } from '../base/lru-cache.ts'
import { splitQuery } from '../base/split-query.ts'
import { escapeXml } from '../base/xml.ts'
import { readsGzip } from '../http/representation.ts'
import type { Answer } from './answer.ts'
import { compressedTemplate } from './compressed-template.ts'
import { pageCacheKey } from './page-cache-key.ts'
import { errorHeaders } from './page-headers.ts'
import type { Dependencies, RenderedPage } from './rendered-page.ts'
import { storedPage, type StoredPage } from './stored-page.ts'

/** Not a valid code, so the upstream is never requested for it. */
const STAND_IN = '~missing~'

const SECTIONS: ReadonlySet<string> = new Set(staticPages())

/** More than there are kinds: sections by popups, and the data of each. */
const MOST_KINDS = 150

/** Letters of an address; longer ones are invented. */
const MOST_SHOWN = 300

export interface MissingPagesOptions {
  /** Renders the 404 page of an address. */
  render: (address: string) => Promise<RenderedPage>
  freshUntil: (path: string, version: string) => number | null
  /** `false`: each is rendered anew, as in development. */
  isCacheable: boolean
  now?: () => number
}

export type MissingPages = ReturnType<typeof createMissingPages>

/** The 404 page of a kind of addresses, with gaps for the address. */
interface Kind {
  page: StoredPage
  text: ReturnType<typeof compressedTemplate>
  /** The text replaced by each gap. */
  names: readonly string[]
  dependencies: Dependencies | null
}

/**
 * 404 pages. Each names the requested address and is otherwise the same for its kind, so a kind is rendered and
 * compressed once, for a stand-in address: made-up addresses cost next to nothing.
 */
export function createMissingPages({ render, freshUntil, isCacheable, now = Date.now }: MissingPagesOptions) {
  const kinds = createLruCache<Kind>(MOST_KINDS)
  const rendering = new Map<string, Promise<Kind>>()

  return {
    async at(url: string, acceptEncoding: string | undefined): Promise<Answer & Pick<StoredPage, 'reason'>> {
      const address = kindOf(url)
      const { page, text, names } = await kindAt(address)
      const fillings = names.map((name) => escapeXml(shown(name === address ? url : splitQuery(url)[0])))
      const isGzip = readsGzip(acceptEncoding)
      return {
        kind: page.kind,
        status: page.status,
        reason: page.reason,
        headers: page.heads[isGzip ? 'gzip' : 'identity'].full,
        caching: errorHeaders(page.status),
        body: isGzip ? text.gzip(fillings) : text.plain(fillings),
      }
    },
  }

  async function kindAt(address: string): Promise<Kind> {
    const known = kinds.get(address)
    if (known && isValid(known)) return known
    const made = rendering.get(address) ?? make(address).finally(() => rendering.delete(address))
    rendering.set(address, made)
    return made
  }

  function isValid({ dependencies }: Kind): boolean {
    if (!dependencies || now() >= dependencies.expiresAtMs) return false
    return [...dependencies.versions].every(([path, version]) => freshUntil(path, version) !== null)
  }

  async function make(address: string): Promise<Kind> {
    const { dependencies, ...rendered } = await render(address)
    const [path] = splitQuery(address)
    const pieces = rendered.body.split(new RegExp(`(${RegExp.escape(address)}|${RegExp.escape(path)})`))
    const kind = {
      page: storedPage({ ...rendered, body: '', dependencies: null }),
      text: compressedTemplate(pieces.filter((_, at) => at % 2 === 0)),
      names: pieces.filter((_, at) => at % 2 === 1),
      dependencies,
    }
    if (isCacheable && dependencies) kinds.set(address, kind)
    return kind
  }
}

/** The stand-in address of a kind: `/blog/~missing~/` for any missing post. */
function kindOf(url: string): string {
  const [path, query] = splitQuery(url)
  const [page, dataFile] = splitDataFile(path)
  const section = /^\/[^/]+\/(?=[^/]+\/$)/.exec(page)?.[0] ?? '/'
  const standIn = `${SECTIONS.has(section) ? section : '/'}${STAND_IN}/`
  return dataFile ? standIn + dataFile : pageCacheKey(standIn + query)
}

const shown = (url: string) => readableAddress(url).slice(0, MOST_SHOWN)
