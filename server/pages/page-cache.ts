import { openGate, type Gate } from '../base/gate.ts'
import { createLruCache } from '../base/lru-cache.ts'
import { unpackedFrom } from '../http/representation.ts'
import type { RenderedPage } from './rendered-page.ts'
import { storedPage, type PackedPage, type StoredPage } from './stored-page.ts'

export interface PageCache {
  /** A cached page, valid unless the gate is full; `null` on a miss. */
  cached(address: string): StoredPage | null
  isRendering(address: string): boolean
  /** The cached page, or a new one, rendered once for concurrent requests; `null` for a 404. */
  get(address: string): Promise<StoredPage | null>
  /** Invalidates the pages rendered from `path`, and renders them again in the background, one after another. */
  invalidate(path: string): void
  /** Resolves when all invalidated pages are rendered again. */
  settled(): Promise<void>
  /** Adds a page from a snapshot; it is validated like any other. */
  restore(address: string, page: PackedPage): void
  /** Complete pages, the most recently used first. */
  completePages(): [address: string, page: StoredPage][]
  /** Notifies the listener of each newly cached page. */
  onStore(listener: () => void): void
  /** Stops background rendering. */
  close(): void
  counts(): { hits: number; pages: number; bytes: number }
}

export interface PageCacheOptions {
  /** `null`: there is no such page. */
  render: (address: string) => Promise<RenderedPage | null>
  /** Until when the reply of `path` is fresh; `null` unless it still has `version`. */
  freshUntil: (path: string, version: string) => number | null
  /** Limits the renders for visitors. */
  gate?: Gate
  maxBytes?: number
  now?: () => number
}

interface Entry {
  page: StoredPage
  checkAtMs: number
}

/** While content is stale, dependencies are checked at most this often. */
const CHECK_EVERY_MS = 1000

/** Shorter than the upstream is left alone after a failure, so that a recovery is seen soon. */
const ERROR_FOR_MS = 1000

const MOST_ERRORS = 50

/** The best compression waits: a first request is often followed by more. */
const RECOMPRESS_AFTER_MS = 2000

/** Rendered pages by address, each valid while the versions of its content are current. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, freshUntil, gate = openGate(), maxBytes = 96 * 1024 * 1024, now = Date.now } = options
  const entries = createLruCache<Entry>(maxBytes)
  const rendering = new Map<string, Promise<StoredPage | null>>()
  const invalidated = new Set<string>()
  // Apart from the pages: before an error page is sent, its address may prove to have moved.
  let errors = createLruCache<{ page: StoredPage; untilMs: number }>(MOST_ERRORS)
  const listeners: (() => void)[] = []
  let hits = 0
  let worker: Promise<void> | null = null
  let isClosed = false
  // One at a time, to leave a processor for visitors and to bound memory.
  let recompressing: Promise<void> = Promise.resolve()

  return {
    cached,
    isRendering: (address) => rendering.has(address),
    get: async (address) =>
      cached(address) ?? errorAt(address) ?? rendering.get(address) ?? gate.enter(() => renderOnce(address)),

    invalidate(path) {
      errors = createLruCache(MOST_ERRORS)
      for (const [address, { page }] of entries.entries())
        if (page.dependencies?.versions.has(path)) invalidated.add(address)
      if (invalidated.size > 0) worker ??= renderInvalidated().finally(() => (worker = null))
    },

    settled: async () => {
      await worker
    },

    restore(address, { hash, compressed, ...page }) {
      add(address, (onResize) => ({
        ...page,
        representations: unpackedFrom(hash, compressed, onResize),
        freshUntilMs: 0,
      }))
    },
    completePages: () =>
      [...entries.entries()]
        .filter(([, { page }]) => page.dependencies?.isComplete)
        .map(([address, { page }]): [string, StoredPage] => [address, page])
        .toReversed(),
    onStore: (listener) => void listeners.push(listener),

    close: () => void (isClosed = true),
    counts: () => ({ hits, pages: entries.count, bytes: entries.totalSize }),
  }

  function cached(address: string): StoredPage | null {
    return valid(address) ?? (gate.isFull() ? serveStale(entries.peek(address)) : null)
  }

  function errorAt(address: string): StoredPage | null {
    const error = errors.get(address)
    return error && now() < error.untilMs ? error.page : null
  }

  function valid(address: string): StoredPage | null {
    const entry = entries.get(address)
    if (!entry || !revalidate(address, entry)) return null
    hits += 1
    return entry.page
  }

  /** Whether the page is valid; if its content had to be checked, notes until when it is fresh. */
  function revalidate(address: string, entry: Entry): boolean {
    const { page } = entry
    const { dependencies } = page
    if (!dependencies || invalidated.has(address) || now() >= dependencies.expiresAtMs) return false
    if (now() < entry.checkAtMs) return true
    const times = Array.from(dependencies.versions, ([path, version]) => freshUntil(path, version))
    if (times.includes(null)) return false
    const freshUntilMs = Math.min(...times.map(Number))
    page.freshUntilMs = dependencies.isComplete ? freshUntilMs : 0
    entry.checkAtMs = Math.max(freshUntilMs, now() + CHECK_EVERY_MS)
    return true
  }

  /** The page as it is, marked so that no CDN stores it as fresh. */
  function serveStale(entry: Entry | undefined): StoredPage | null {
    if (!entry) return null
    entry.page.freshUntilMs = 0
    return entry.page
  }

  function renderOnce(address: string): Promise<StoredPage | null> {
    const known = rendering.get(address)
    if (known) return known
    invalidated.delete(address)
    const page = renderAndCache(address).finally(() => rendering.delete(address))
    rendering.set(address, page)
    return page
  }

  async function renderAndCache(address: string): Promise<StoredPage | null> {
    const before = entries.peek(address)
    const rendered = await render(address)
    if (rendered?.hasFailed && before) return serveStale(before)
    entries.delete(address)
    if (!rendered) return null
    if (rendered.dependencies) return cachePage(address, rendered)
    const page = storedPage(rendered)
    errors.set(address, { page, untilMs: now() + ERROR_FOR_MS })
    return page
  }

  function cachePage(address: string, rendered: RenderedPage): StoredPage {
    const entry = add(address, (onResize) => storedPage(rendered, onResize))
    const { page } = entry
    // Its content may have changed while it was rendered: a CDN told of the change must not keep it.
    if (!revalidate(address, entry)) page.freshUntilMs = 0
    setTimeout(() => {
      recompressing = recompressing
        .then(() => (entries.peek(address) === entry ? page.representations.recompress() : undefined))
        .catch(() => {})
    }, RECOMPRESS_AFTER_MS).unref()
    for (const listener of listeners) listener()
    return page
  }

  function add(address: string, make: (onResize: () => void) => StoredPage): Entry {
    const page = make(() => {
      if (entries.peek(address) === entry) entries.resize(address, page.representations.size())
    })
    // Checked at the first hit.
    const entry = { page, checkAtMs: 0 }
    entries.set(address, entry, page.representations.size())
    return entry
  }

  async function renderInvalidated(): Promise<void> {
    for (let address = firstInvalidated(); address !== undefined; address = firstInvalidated()) {
      await new Promise(setImmediate)
      // A render for a visitor may have begun before the change.
      await rendering.get(address)?.catch(() => {})
      // Visitors come first: a page they request meanwhile leaves the queue.
      if (invalidated.has(address) && !isClosed) await renderOnce(address).catch(() => {})
    }
  }

  function firstInvalidated(): string | undefined {
    const [address] = invalidated
    return isClosed ? undefined : address
  }
}
