import { UpstreamInvalid } from '../errors.ts'
import { copiedContent, copyOf, type Copy } from './copy.ts'
import { createEntries, type Entry } from './entries.ts'
import type { SharedCopies } from './shared-copies.ts'
import type { Upstream } from './upstream.ts'

/** Where a value comes from: the path of the upstream and what is made of its reply; `null` is a 404. */
export interface Source<Value> {
  path: string
  normalise: (reply: unknown) => Value | Promise<Value>
}

export interface Reading<Value> {
  value: Value
  /** Changes with the upstream's reply and with nothing else. */
  version: string
  freshUntilMs: number
}

export interface ContentStore {
  read<Value>(source: Source<Value>): Promise<Reading<Value>>
  /** Whether a reader more would cost the upstream no question more: there is something at `path`, or it has just been asked for. */
  knows(path: string): boolean
  /**
   * Until when the reply at `path` is fresh, `null` when it is not the one of `version` any more. A stale one is asked for
   * again, in the background.
   */
  freshUntil(path: string, version: string): number | null
  /** Forgets that what fits is fresh: the next reader waits for the upstream. */
  outdate(fits: (path: string) => boolean): void
  /** Outdates what fits and asks for all of it, a few at a time; `false` when the upstream could not tell of something. */
  renew(fits: (path: string) => boolean): Promise<boolean>
  onChange(listener: (path: string) => void): void
  copies(): Iterable<[path: string, copy: Copy & { packed: Buffer }]>
  /** Copies by state, failures since the start. */
  counts(): { fresh: number; stale: number; failing: number; failures: number; bytes: number }
}

export interface ContentStoreOptions {
  upstream: Pick<Upstream, 'get'>
  freshMs: number
  /** How long a copy is served while the upstream fails to stand by it. */
  staleMs: number
  /** What was known before a restart. */
  copies?: Iterable<readonly [path: string, copy: Copy]>
  /** What the other processes of the site know; `null`: there are none. */
  others?: SharedCopies | null
  maxBytes?: number
  /** A path that could be read fails; it will be tried again and again. */
  onFailure?: (path: string, error: unknown) => void
  onRecovery?: (path: string) => void
  now?: () => number
  random?: () => number
}

/** A page published a moment ago should not stay missing for long. */
const MISSING_FRESH_MS = 10_000

/** A change of a whole area leaves room for what visitors ask for. */
const RENEWED_AT_ONCE = 8

/** While the upstream fails, a path is tried once in this time: rare enough to spare it, often enough to be back in 5 s. */
const RETRY_MS = { least: 3000, most: 4000 }

/**
 * Replies of the upstream, fresh for a while, then served stale while one request asks for them again; for days if the
 * upstream fails. The least recently used leave when there are too many bytes.
 */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { upstream, freshMs, staleMs, copies = [], others = null, maxBytes = 96 * 1024 * 1024 } = options
  const { onFailure = () => {}, onRecovery = () => {}, now = Date.now, random = Math.random } = options
  const entries = createEntries(maxBytes)
  const listeners: ((path: string) => void)[] = []
  let failures = 0

  for (const [path, copy] of copies) entries.setCopy(path, entries.use(path), copy)

  return {
    async read<Value>(source: Source<Value>): Promise<Reading<Value>> {
      const entry = entries.use(source.path)
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

    knows(path) {
      const entry = entries.useKnown(path)
      if (!entry) return false
      const { copy, failure, loading } = entry
      if (loading || (failure && now() < failure.retryAtMs)) return true
      return copy !== null && (copy.packed !== null || !isStale(entry))
    },

    freshUntil(path, version) {
      const entry = entries.useKnown(path)
      if (entry?.copy?.version !== version || needsUpstream(entry)) return null
      if (isStale(entry)) refresh(path, entry)
      return entry.freshUntilMs
    },

    outdate,

    async renew(fits) {
      outdate(fits)
      const waiting = entries.all().filter(([path]) => fits(path))
      let failed = 0
      const renewInTurn = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await load(...next).catch(() => (failed += 1))
      }
      await Promise.all(Array.from({ length: RENEWED_AT_ONCE }, renewInTurn))
      return failed === 0
    },

    onChange: (listener) => void listeners.push(listener),
    *copies() {
      for (const [path, { copy }] of entries.all()) if (copy?.packed) yield [path, { ...copy, packed: copy.packed }]
    },
    counts() {
      const all = entries.all().map(([, entry]) => entry)
      const failing = all.filter(({ failure }) => failure).length
      const stale = all.filter((entry) => !entry.failure && isStale(entry)).length
      return { fresh: all.length - failing - stale, stale, failing, failures, bytes: entries.bytes() }
    },
  }

  function outdate(fits: (path: string) => boolean): void {
    for (const [path, entry] of entries.all())
      if (fits(path)) {
        entry.outdatings += 1
        if (entry.failure) entry.failure.retryAtMs = 0
        tell(path)
      }
  }

  function isStale({ freshUntilMs }: Entry): boolean {
    return now() >= freshUntilMs
  }

  /** A copy may be shown without asking when it is fresh, or stale but there and not too old. */
  function needsUpstream(entry: Entry): boolean {
    if (isOutdated(entry) || !entry.copy) return true
    return isStale(entry) && !canServe(entry)
  }

  function canServe({ copy }: Entry): boolean {
    return copy !== null && copy.packed !== null && now() - copy.checkedAtMs < staleMs
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
    let { outdatings } = entry
    const askedAtMs = now()
    try {
      const isKnown = others && !isOutdated(entry) && (await learnFrom(others, path, entry))
      if (!isKnown) await askUpstream(path, entry)
      // Said to be outdated while its reply was on the way, which may be of before that.
      while (entry.outdatings !== outdatings) {
        outdatings = entry.outdatings
        await askUpstream(path, entry)
      }
      if (entry.failure) onRecovery(path)
      entry.failure = null
    } catch (error) {
      if (!entry.failure) onFailure(path, error)
      // From the beginning of the try: one that hung has taken its time already.
      entry.failure = { error, retryAtMs: askedAtMs + between(RETRY_MS.least, RETRY_MS.most) }
      entry.freshUntilMs = 0
      failures += 1
      throw error
    } finally {
      // It has been asked for; if it did not come, it is stale like any other.
      entry.outdatingsAnswered = entry.outdatings
    }
  }

  /** Takes what another process has heard later than we have; true when that will do for now. */
  async function learnFrom(processes: SharedCopies, path: string, entry: Entry): Promise<boolean> {
    const copy = await processes.get(path, entry.copy)
    if (!copy || copy.checkedAtMs <= (entry.copy?.checkedAtMs ?? 0)) return false
    const isFirst = entry.copy === null
    try {
      await keep(path, entry, copy)
    } catch {
      // Another version of the program made something of it.
      return false
    }
    return !isStale(entry) || (isFirst && canServe(entry))
  }

  async function askUpstream(path: string, entry: Entry): Promise<void> {
    const reply = await upstream.get(path, entry.copy?.validators ?? {})
    const copy = reply.kind === 'unchanged' ? entry.copy : await copyOf(reply)
    if (!copy) throw new UpstreamInvalid(`${path} is unchanged, but was not known`)
    const checked = { ...copy, checkedAtMs: now() }
    await keep(path, entry, checked)
    others?.put(path, checked)
  }

  /** A copy nothing can be made of throws here, and the one before it stays. */
  async function keep(path: string, entry: Entry, copy: Copy): Promise<void> {
    const isNew = copy.version !== entry.copy?.version
    const value = isNew && entry.source && valueOf(entry.source, copy)
    // The copy before it is read until this one can be.
    await value
    if (isNew) entry.value = value || null
    entries.setCopy(path, entry, copy)
    entry.freshUntilMs = copy.checkedAtMs + lifetimeOf(copy)
    if (isNew) tell(path)
  }

  async function readingOf<Value>(source: Source<Value>, entry: Entry): Promise<Reading<Value>> {
    const { copy, freshUntilMs } = entry
    if (!copy) throw new UpstreamInvalid(`${source.path} has no copy`)
    entry.value ??= valueOf(source, copy)
    return { value: (await entry.value) as Value, version: copy.version, freshUntilMs }
  }

  function tell(path: string): void {
    for (const listener of listeners) listener(path)
  }

  /** Spread by a tenth, so that what was read together is not asked for together. */
  function lifetimeOf({ packed }: Copy): number {
    const lifetimeMs = packed === null ? Math.min(freshMs, MISSING_FRESH_MS) : freshMs
    return lifetimeMs * between(0.9, 1.1)
  }

  function between(least: number, most: number): number {
    return least + random() * (most - least)
  }
}

const valueOf = async <Value>(source: Source<Value>, copy: Copy): Promise<Value> =>
  source.normalise(await copiedContent(source.path, copy))

const isOutdated = ({ outdatings, outdatingsAnswered }: Entry) => outdatings > outdatingsAnswered
