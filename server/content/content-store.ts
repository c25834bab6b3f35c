import { UpstreamInvalid } from '../errors.ts'
import { contentOf, versionOf, type Copy } from './copy.ts'
import type { Upstream, Validators } from './upstream.ts'

/** Where a value comes from: the path of the upstream and what is made of its reply; `null` is a 404. */
export interface Source<Value> {
  path: string
  normalise: (reply: unknown) => Value
}

export interface Reading<Value> {
  value: Value
  /** Changes with the upstream's reply and with nothing else. */
  version: string
  freshUntilMs: number
}

export interface ContentStore {
  read<Value>(source: Source<Value>): Promise<Reading<Value>>
  /**
   * Until when the reply at `path` is fresh, `null` when it is not the one of `version` any more. A stale one is asked for
   * again, in the background.
   */
  freshUntil(path: string, version: string): number | null
  /** Forgets that what fits is fresh: the next reader waits for the upstream. */
  outdate(fits: (path: string) => boolean): void
  onChange(listener: (path: string) => void): void
  copies(): Iterable<[path: string, copy: Copy & { body: Buffer }]>
  /** Copies by state, failures since the start. */
  counts(): { fresh: number; stale: number; failing: number; failures: number; bytes: number }
}

interface Entry {
  copy: Copy | null
  /** What `normalise` made of the copy; made again after a restart. */
  value: { of: unknown } | null
  source: Source<unknown> | null
  freshUntilMs: number
  isOutdated: boolean
  loading: Promise<void> | null
  failure: { error: unknown; retryAtMs: number } | null
}

export interface ContentStoreOptions {
  upstream: Pick<Upstream, 'get'>
  freshMs: number
  /** How long a copy is served while the upstream fails to stand by it. */
  staleMs: number
  /** What was known before a restart. */
  copies?: Iterable<readonly [path: string, copy: Copy]>
  maxBytes?: number
  onFailure?: (path: string, error: unknown) => void
  now?: () => number
  random?: () => number
}

/** A page published a moment ago should not stay missing for long. */
const MISSING_FRESH_MS = 10_000

/** While the upstream fails, a path is tried once in this time: rare enough to spare it, often enough to be back in 5 s. */
const RETRY_MS = { least: 3000, most: 4000 }

/**
 * Replies of the upstream, fresh for a while, then served stale while one request asks for them again; for days if the
 * upstream fails. The least recently used leave when there are too many bytes.
 */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { upstream, freshMs, staleMs, copies = [], maxBytes = 96 * 1024 * 1024 } = options
  const { onFailure = () => {}, now = Date.now, random = Math.random } = options
  const entries = new Map<string, Entry>()
  const listeners: ((path: string) => void)[] = []
  let bytes = 0
  let failures = 0

  for (const [path, copy] of copies) {
    const entry = { ...emptyEntry(), copy }
    entries.set(path, entry)
    bytes += sizeOf(entry)
  }

  return {
    async read<Value>(source: Source<Value>): Promise<Reading<Value>> {
      const entry = used(source.path)
      entry.source = source
      if (needsUpstream(entry)) {
        try {
          await load(source.path, entry)
        } catch (error) {
          if (!canServe(entry)) throw error
        }
      } else if (isStale(entry)) refresh(source.path, entry)
      return readingOf<Value>(source, entry)
    },

    freshUntil(path, version) {
      const entry = entries.get(path)
      if (entry?.copy?.version !== version || needsUpstream(entry)) return null
      if (isStale(entry)) refresh(path, entry)
      return entry.freshUntilMs
    },

    outdate(fits) {
      for (const [path, entry] of entries)
        if (fits(path)) {
          entry.isOutdated = true
          entry.failure = null
          tell(path)
        }
    },

    onChange: (listener) => void listeners.push(listener),
    *copies() {
      for (const [path, { copy }] of entries) if (copy?.body) yield [path, { ...copy, body: copy.body }]
    },
    counts() {
      const all = [...entries.values()]
      const failing = all.filter(({ failure }) => failure).length
      const stale = all.filter((entry) => !entry.failure && isStale(entry)).length
      return { fresh: all.length - failing - stale, stale, failing, failures, bytes }
    },
  }

  /** The entry of a path, which becomes the most recently used one. */
  function used(path: string): Entry {
    const known = entries.get(path)
    const entry = known ?? emptyEntry()
    entries.delete(path)
    entries.set(path, entry)
    if (!known) {
      bytes += sizeOf(entry)
      dropLeastUsed()
    }
    return entry
  }

  function isStale({ freshUntilMs }: Entry): boolean {
    return now() >= freshUntilMs
  }

  /** A copy may be shown without asking when it is fresh, or stale but there and not too old. */
  function needsUpstream(entry: Entry): boolean {
    if (entry.isOutdated || !entry.copy) return true
    return isStale(entry) && !canServe(entry)
  }

  function canServe({ copy }: Entry): boolean {
    return copy !== null && copy.body !== null && now() - copy.checkedAtMs < staleMs
  }

  function refresh(path: string, entry: Entry): void {
    load(path, entry).catch(() => {})
  }

  /** One request at a time for a path, and none for a while after a failure. */
  function load(path: string, entry: Entry): Promise<void> {
    if (entry.failure && now() < entry.failure.retryAtMs) return Promise.reject(entry.failure.error)
    entry.loading ??= ask(path, entry).finally(() => {
      entry.loading = null
    })
    return entry.loading
  }

  async function ask(path: string, entry: Entry): Promise<void> {
    try {
      const reply = await upstream.get(path, entry.copy?.validators ?? {})
      if (reply.kind === 'unchanged' && entry.copy) entry.copy = { ...entry.copy, checkedAtMs: now() }
      else if (reply.kind === 'unchanged') throw new UpstreamInvalid(`${path} is unchanged, but was not known`)
      else replace(path, entry, reply.kind === 'found' ? reply.body : null, reply.validators)
      entry.failure = null
      entry.isOutdated = false
      entry.freshUntilMs = now() + lifetimeOf(entry.copy)
    } catch (error) {
      entry.failure = { error, retryAtMs: now() + between(RETRY_MS.least, RETRY_MS.most) }
      // It has been asked for; from now on it is stale like any other.
      entry.isOutdated = false
      entry.freshUntilMs = 0
      failures += 1
      onFailure(path, error)
      throw error
    }
  }

  /** A reply nothing can be made of throws here, and the copy before it stays. */
  function replace(path: string, entry: Entry, body: Buffer | null, validators: Validators): void {
    const version = versionOf(body)
    const isNew = version !== entry.copy?.version
    if (isNew) entry.value = entry.source && { of: entry.source.normalise(contentOf(path, body)) }
    const before = sizeOf(entry)
    entry.copy = { body, validators, version, checkedAtMs: now() }
    if (entries.get(path) === entry) bytes += sizeOf(entry) - before
    if (!isNew) return
    dropLeastUsed()
    tell(path)
  }

  function readingOf<Value>(source: Source<Value>, entry: Entry): Reading<Value> {
    const { copy } = entry
    if (!copy) throw new UpstreamInvalid(`${source.path} has no copy`)
    entry.value ??= { of: source.normalise(contentOf(source.path, copy.body)) }
    return { value: entry.value.of as Value, version: copy.version, freshUntilMs: entry.freshUntilMs }
  }

  function dropLeastUsed(): void {
    for (const [path, entry] of entries) {
      if (bytes <= maxBytes || entries.size === 1) return
      entries.delete(path)
      bytes -= sizeOf(entry)
    }
  }

  function tell(path: string): void {
    for (const listener of listeners) listener(path)
  }

  /** Spread by a tenth, so that what was read together is not asked for together. */
  function lifetimeOf(copy: Copy | null): number {
    const lifetimeMs = copy?.body === null ? Math.min(freshMs, MISSING_FRESH_MS) : freshMs
    return lifetimeMs * between(0.9, 1.1)
  }

  function between(least: number, most: number): number {
    return least + random() * (most - least)
  }
}

const emptyEntry = (): Entry => ({
  copy: null,
  value: null,
  source: null,
  freshUntilMs: 0,
  isOutdated: false,
  loading: null,
  failure: null,
})

/** Even a path known to be missing takes some memory. */
const ENTRY_BYTES = 512

const sizeOf = ({ copy }: Entry) => ENTRY_BYTES + (copy?.body?.length ?? 0)
