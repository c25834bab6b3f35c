import { createLruCache } from '../base/lru-cache.ts'
import { headOf, pageKind, type Head, type PageKind } from './page-headers.ts'
import { representationsOf, unpackedFrom, type Encoding, type Representations } from './representation.ts'

/** A rendered page and what it depends on. */
export interface RenderedPage {
  status: number
  /** Headers the page sets itself. */
  headers: readonly (readonly [name: string, value: string])[]
  body: string
  /** Why it is an error page, `null` when it is none. */
  reason: string | null
  modifiedAt: Date | undefined
  /** `null`: not to be kept. */
  dependencies: Dependencies | null
}

export interface Dependencies {
  /** Version of each reply of the upstream the page was made of, by its path. */
  versions: ReadonlyMap<string, string>
  freshUntilMs: number
  /** `false`: something was left out because it could not be read. */
  isWhole: boolean
  /** When it shows another hour, or soon when it had to leave something out. */
  expiresAtMs: number
}

export interface StoredPage extends Omit<RenderedPage, 'headers' | 'body'> {
  kind: PageKind
  representations: Representations
  heads: Readonly<Record<Encoding, Head>>
  /** Until then its content need not be asked for again. */
  freshUntilMs: number
}

/** A page as it outlives its process: in brotli alone. */
export interface PackedPage extends Omit<StoredPage, 'representations' | 'freshUntilMs'> {
  hash: string
  compressed: Buffer
}

export interface PageCache {
  /** The page as it should be now, `null` when it has to be rendered for that. */
  kept(address: string): StoredPage | null
  /** The page as it should be now: kept, or rendered once for all who ask for it meanwhile; `null` where there is none. */
  get(address: string): Promise<StoredPage | null>
  /** All pages made of what came from `path` are rendered again, one after another, before anyone asks for them. */
  invalidate(path: string): void
  /** Resolves when no page waits to be rendered again. */
  settled(): Promise<void>
  /** Takes in a page that another process has kept; like any other it stands while its content does. */
  takeIn(address: string, page: PackedPage): void
  /** Whole pages, the most recently used first. */
  wholePages(): [address: string, page: StoredPage][]
  /** Calls back whenever another page is kept. */
  onKeep(listener: () => void): void
  /** Nothing more is rendered ahead of who asks for it. */
  close(): void
  counts(): { hits: number; pages: number; bytes: number }
}

export interface PageCacheOptions {
  /** `null`: there is no such page. */
  render: (address: string) => Promise<RenderedPage | null>
  /** Until when the reply of `path` is fresh, `null` when it is not the one of `version` any more. */
  freshUntil: (path: string, version: string) => number | null
  maxBytes?: number
  now?: () => number
}

interface Entry {
  page: StoredPage
  checkAtMs: number
}

/** While content is stale its upstream is asked again; looking at every request whether it has come would cost more. */
const CHECK_EVERY_MS = 1000

/** The best compression waits for the visitors: most pages are asked for several times in a row. */
const TIGHTEN_AFTER_MS = 2000

/** Pages by their address, each standing while the content it was made of stands. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, freshUntil, maxBytes = 96 * 1024 * 1024, now = Date.now } = options
  const entries = createLruCache<Entry>(maxBytes)
  const rendering = new Map<string, Promise<StoredPage | null>>()
  const outdated = new Set<string>()
  const listeners: (() => void)[] = []
  let hits = 0
  let worker: Promise<void> | null = null
  // One after another: a visitor's page need not wait for a processor, nor memory hold several compressors.
  let tightening: Promise<void> = Promise.resolve()

  return {
    kept,
    get: async (address) => kept(address) ?? renderOnce(address),

    invalidate(path) {
      for (const [address, { page }] of entries.entries())
        if (page.dependencies?.versions.has(path)) outdated.add(address)
      if (outdated.size > 0) worker ??= renderOutdated().finally(() => (worker = null))
    },

    settled: async () => {
      await worker
    },

    takeIn(address, { hash, compressed, ...page }) {
      add(address, (onGrowth) => ({
        ...page,
        representations: unpackedFrom(hash, compressed, onGrowth),
        freshUntilMs: 0,
      }))
    },
    wholePages: () =>
      [...entries.entries()]
        .filter(([, { page }]) => page.dependencies?.isWhole)
        .map(([address, { page }]): [string, StoredPage] => [address, page])
        .toReversed(),
    onKeep: (listener) => void listeners.push(listener),

    close: () => outdated.clear(),
    counts: () => ({ hits, pages: entries.count, bytes: entries.totalSize }),
  }

  function kept(address: string): StoredPage | null {
    const entry = entries.get(address)
    if (!entry || !stands(address, entry)) return null
    hits += 1
    return entry.page
  }

  function stands(address: string, entry: Entry): boolean {
    const { page } = entry
    const { dependencies } = page
    if (!dependencies || outdated.has(address) || now() >= dependencies.expiresAtMs) return false
    if (now() < entry.checkAtMs) return true
    const times = Array.from(dependencies.versions, ([path, version]) => freshUntil(path, version))
    if (times.includes(null)) return false
    const freshUntilMs = Math.min(...times.map(Number))
    page.freshUntilMs = dependencies.isWhole ? freshUntilMs : 0
    entry.checkAtMs = Math.max(freshUntilMs, now() + CHECK_EVERY_MS)
    return true
  }

  function renderOnce(address: string): Promise<StoredPage | null> {
    const known = rendering.get(address)
    if (known) return known
    outdated.delete(address)
    const page = renderAndKeep(address).finally(() => rendering.delete(address))
    rendering.set(address, page)
    return page
  }

  async function renderAndKeep(address: string): Promise<StoredPage | null> {
    const before = entries.peek(address)
    const rendered = await render(address)
    // Stale beats an error of ours: the content is still right, only the code failed on what came after it.
    if (rendered?.status === 500 && before) return before.page
    entries.delete(address)
    if (!rendered) return null
    return rendered.dependencies ? keep(address, rendered) : storedPage(rendered)
  }

  function keep(address: string, rendered: RenderedPage): StoredPage {
    const entry = add(address, (onGrowth) => storedPage(rendered, onGrowth))
    const { page } = entry
    setTimeout(() => {
      tightening = tightening.then(() => (entries.peek(address) === entry ? page.representations.tighten() : undefined))
    }, TIGHTEN_AFTER_MS).unref()
    for (const listener of listeners) listener()
    return page
  }

  function add(address: string, make: (onGrowth: () => void) => StoredPage): Entry {
    const page = make(() => {
      if (entries.peek(address) === entry) entries.resize(address, page.representations.size())
    })
    // Checked when first asked for: its content may have changed while it was rendered.
    const entry = { page, checkAtMs: 0 }
    entries.set(address, entry, page.representations.size())
    return entry
  }

  async function renderOutdated(): Promise<void> {
    // Visitors come first: what they ask for meanwhile is rendered for them and leaves the queue.
    for (const address of outdated) {
      await new Promise(setImmediate)
      if (outdated.has(address)) await renderOnce(address).catch(() => {})
    }
  }
}

export function storedPage(rendered: RenderedPage, onGrowth?: () => void): StoredPage {
  const { headers: _headers, body, ...page } = rendered
  const representations = representationsOf(Buffer.from(body), onGrowth)
  const head = (encoding: Encoding) => headOf(rendered, representations.hash, encoding)
  return {
    ...page,
    kind: pageKind(rendered),
    representations,
    heads: { identity: head('identity'), gzip: head('gzip'), br: head('br') },
    freshUntilMs: rendered.dependencies?.isWhole ? rendered.dependencies.freshUntilMs : 0,
  }
}
