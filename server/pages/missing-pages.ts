import { staticPages } from '../../shared/page-dates.ts'
import { DATA_FILE } from '../../shared/page-data.ts'
import { readableAddress } from '../../shared/readable-address.ts'
import { createLruCache } from '../base/lru-cache.ts'
import { escapeXml } from '../base/xml.ts'
import { pageAddress } from './page-address.ts'
import { storedPage, type Dependencies, type RenderedPage, type StoredPage } from './page-cache.ts'
import { representationsOf } from './representation.ts'

/** No code of an item: nobody is asked for it. */
const STAND_IN = '~missing~'

const SECTIONS: ReadonlySet<string> = new Set(staticPages())

/** More than there are kinds: sections by popups, and the data of each. */
const MOST_KINDS = 150

export interface MissingPagesOptions {
  /** The page that says there is none at an address. */
  render: (address: string) => Promise<RenderedPage>
  freshUntil: (path: string, version: string) => number | null
  isKept: boolean
  now?: () => number
}

/** The page of a kind, cut where it names the address. */
interface Kind {
  page: StoredPage
  /** Every other one is a name of the address. */
  pieces: readonly string[]
  dependencies: Dependencies | null
}

/**
 * Pages that say there is none: each names the address asked for, and is otherwise the same for all addresses of its kind.
 * A kind is rendered once, for an address that stands for all, so that whoever makes addresses up has nothing rendered.
 */
export function createMissingPages({ render, freshUntil, isKept, now = Date.now }: MissingPagesOptions) {
  const kinds = createLruCache<Kind>(MOST_KINDS)
  const rendering = new Map<string, Promise<Kind>>()

  return {
    async at(url: string): Promise<StoredPage> {
      const address = kindOf(url)
      const { page, pieces } = await kindAt(address)
      const nameOf = (standIn: string) => escapeXml(readableAddress(standIn === address ? url : partsOf(url)[0]))
      const body = pieces.map((piece, place) => (place % 2 === 0 ? piece : nameOf(piece)))
      return { ...page, representations: representationsOf(Buffer.from(body.join(''))) }
    },
  }

  async function kindAt(address: string): Promise<Kind> {
    const known = kinds.get(address)
    if (known && stands(known)) return known
    const made = rendering.get(address) ?? make(address).finally(() => rendering.delete(address))
    rendering.set(address, made)
    return made
  }

  function stands({ dependencies }: Kind): boolean {
    if (!dependencies || now() >= dependencies.expiresAtMs) return false
    return [...dependencies.versions].every(([path, version]) => freshUntil(path, version) !== null)
  }

  async function make(address: string): Promise<Kind> {
    const { dependencies, ...rendered } = await render(address)
    const names = new RegExp(`(${RegExp.escape(address)}|${RegExp.escape(partsOf(address)[0])})`)
    const kind = {
      page: storedPage({ ...rendered, dependencies: null }),
      pieces: rendered.body.split(names),
      dependencies,
    }
    if (isKept && dependencies) kinds.set(address, kind)
    return kind
  }
}

/** The address that stands for all of its kind: `/blog/~missing~/` for whatever post is asked for. */
function kindOf(url: string): string {
  const [path, query] = partsOf(url)
  const isData = path.endsWith(`/${DATA_FILE}`)
  const page = isData ? path.slice(0, -DATA_FILE.length) : path
  const section = /^\/[^/]+\/(?=[^/]+\/$)/.exec(page)?.[0] ?? '/'
  const standIn = `${SECTIONS.has(section) ? section : '/'}${STAND_IN}/`
  return isData ? standIn + DATA_FILE : pageAddress(standIn + query)
}

function partsOf(url: string): [path: string, query: string] {
  const [path = ''] = url.split('?', 1)
  return [path, url.slice(path.length)]
}
