import { UpstreamInvalid } from '../base/errors.ts'
import { readReply, toCachedReply, type CachedReply } from './reply.ts'
import { createEntries, type Entry } from './entries.ts'
import type { Resource } from './resource.ts'
import type { SharedReplies } from './shared-replies.ts'
import type { Upstream } from './upstream.ts'

export interface Reading<Value> {
  value: Value
  /** Changes with the upstream's reply and with nothing else. */
  version: string
  freshUntilMs: number
}

export interface ContentStore {
  read<Value>(resource: Resource<Value>): Promise<Reading<Value>>
  /** Whether reading `path` costs the upstream no further request: a usable reply is cached, or a request was just made. */
  needsNoRequest(path: string): boolean
  /**
   * Until when the reply at `path` is fresh, `null` unless it still has `version`. A stale one is refreshed in the
   * background.
   */
  freshUntil(path: string, version: string): number | null
  /** Invalidates the matching replies: the next read waits for the upstream. */
  invalidate(fits: (path: string) => boolean): void
  /** Invalidates the matching replies and fetches them, a few at a time; `false` when any request failed. */
  refresh(fits: (path: string) => boolean): Promise<boolean>
  onChange(listener: (path: string) => void): void
  /** The upstream says something else than before; not what is read first. */
  onNewVersion(listener: (path: string, version: string) => void): void
  replies(): Iterable<[path: string, reply: CachedReply & { packed: Buffer }]>
  /** Replies by state, failures since the start. */
  counts(): { fresh: number; stale: number; failing: number; failures: number; bytes: number }
}

export interface ContentStoreOptions {
  upstream: Pick<Upstream, 'get'>
  freshMs: number
  /** How long a stale reply is served while the upstream fails. */
  staleMs: number
  /** Cached before a restart. */
  replies?: Iterable<readonly [path: string, reply: CachedReply]>
  /** The cache shared with other processes; `null`: there is none. */
  sharedReplies?: SharedReplies | null
  maxBytes?: number
  /** A path begins to fail; it is retried. */
  onFailure?: (path: string, error: unknown) => void
  onRecovery?: (path: string) => void
  now?: () => number
  random?: () => number
}

/** A page published a moment ago should not stay missing for long. */
const MISSING_FRESH_MS = 10_000

/** Refreshing a whole area leaves connections for visitors' requests. */
const REFRESHED_AT_ONCE = 8

/** Retry interval of a failing path: rare enough to spare the upstream, short enough to recover within 5 s. */
const RETRY_MS = { least: 3000, most: 4000 }

/**
 * Cache of upstream replies: fresh for a while, then served stale while one request refreshes them, up to `staleMs` if the
 * upstream fails. The least recently used are evicted above `maxBytes`.
 */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { upstream, freshMs, staleMs, replies = [], sharedReplies = null, maxBytes = 96 * 1024 * 1024 } = options
  const { onFailure = () => {}, onRecovery = () => {}, now = Date.now, random = Math.random } = options
  const entries = createEntries(maxBytes)
  const listeners: ((path: string) => void)[] = []
  const versionListeners: ((path: string, version: string) => void)[] = []
  let failures = 0

  for (const [path, reply] of replies) entries.setReply(path, entries.use(path), reply)

  return {
    async read<Value>(resource: Resource<Value>): Promise<Reading<Value>> {
      const entry = entries.use(resource.path)
      entry.resource = resource
      if (needsUpstream(entry)) {
        try {
          await load(resource.path, entry)
        } catch (error) {
          if (!canServe(entry)) throw error
        }
      } else if (isStale(entry)) refreshInBackground(resource.path, entry)
      return readingOf<Value>(resource, entry)
    },

    needsNoRequest(path) {
      const entry = entries.useKnown(path)
      if (!entry) return false
      const { reply, failure, loading } = entry
      if (loading || (failure && now() < failure.retryAtMs)) return true
      return reply !== null && (reply.packed !== null || !isStale(entry))
    },

    freshUntil(path, version) {
      const entry = entries.useKnown(path)
      if (entry?.reply?.version !== version || needsUpstream(entry)) return null
      if (isStale(entry)) refreshInBackground(path, entry)
      return entry.freshUntilMs
    },

    invalidate,

    async refresh(fits) {
      invalidate(fits)
      const waiting = entries.all().filter(([path]) => fits(path))
      let isComplete = true
      const refreshNext = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await load(...next).catch(() => (isComplete = false))
      }
      await Promise.all(Array.from({ length: REFRESHED_AT_ONCE }, refreshNext))
      return isComplete
    },

    onChange: (listener) => void listeners.push(listener),
    onNewVersion: (listener) => void versionListeners.push(listener),
    *replies() {
      for (const [path, { reply }] of entries.all()) if (reply?.packed) yield [path, { ...reply, packed: reply.packed }]
    },
    counts() {
      const all = entries.all().map(([, entry]) => entry)
      const failing = all.filter(({ failure }) => failure).length
      const stale = all.filter((entry) => !entry.failure && isStale(entry)).length
      return { fresh: all.length - failing - stale, stale, failing, failures, bytes: entries.bytes() }
    },
  }

  function invalidate(fits: (path: string) => boolean): void {
    for (const [path, entry] of entries.all())
      if (fits(path)) {
        entry.invalidations += 1
        if (entry.failure) entry.failure.retryAtMs = 0
        notify(path)
      }
  }

  function isStale({ freshUntilMs }: Entry): boolean {
    return now() >= freshUntilMs
  }

  /** A cached reply is served without waiting while it is fresh, or stale and not too old. */
  function needsUpstream(entry: Entry): boolean {
    if (isInvalidated(entry) || !entry.reply) return true
    return isStale(entry) && !canServe(entry)
  }

  function canServe({ reply }: Entry): boolean {
    return reply !== null && reply.packed !== null && now() - reply.checkedAtMs < staleMs
  }

  function refreshInBackground(path: string, entry: Entry): void {
    load(path, entry).catch(() => {})
  }

  /** Single flight per path, and no request until the retry time after a failure. */
  function load(path: string, entry: Entry): Promise<void> {
    if (entry.failure && now() < entry.failure.retryAtMs) return Promise.reject(entry.failure.error)
    entry.loading ??= fetchReply(path, entry).finally(() => {
      entry.loading = null
    })
    return entry.loading
  }

  async function fetchReply(path: string, entry: Entry): Promise<void> {
    let { invalidations } = entry
    const startedAtMs = now()
    try {
      const isKnown = sharedReplies && !isInvalidated(entry) && (await fetchShared(sharedReplies, path, entry))
      if (!isKnown) await fetchFromUpstream(path, entry)
      // Invalidated in flight: the reply may predate the change, so fetch again.
      while (entry.invalidations !== invalidations) {
        invalidations = entry.invalidations
        await fetchFromUpstream(path, entry)
      }
      if (entry.failure) onRecovery(path)
      entry.failure = null
    } catch (error) {
      if (!entry.failure) onFailure(path, error)
      // Counted from the start of the attempt: a timeout has already waited.
      entry.failure = { error, retryAtMs: startedAtMs + between(RETRY_MS.least, RETRY_MS.most) }
      entry.freshUntilMs = 0
      failures += 1
      throw error
    } finally {
      // If the request failed, the reply is stale like any other.
      entry.invalidationsSeen = entry.invalidations
    }
  }

  /** Takes over a newer reply from another process; `true` when it needs no request to the upstream. */
  async function fetchShared(shared: SharedReplies, path: string, entry: Entry): Promise<boolean> {
    const reply = await shared.get(path, entry.reply)
    if (!reply || reply.checkedAtMs <= (entry.reply?.checkedAtMs ?? 0)) return false
    const isFirst = entry.reply === null
    try {
      await cacheReply(path, entry, reply)
    } catch {
      // Written by another version of the program, and invalid for this one.
      return false
    }
    return !isStale(entry) || (isFirst && canServe(entry))
  }

  async function fetchFromUpstream(path: string, entry: Entry): Promise<void> {
    const response = await upstream.get(path, entry.reply?.validators ?? {})
    const reply = response.kind === 'unchanged' ? entry.reply : await toCachedReply(response)
    if (!reply) throw new UpstreamInvalid(`${path} is unchanged, but was not known`)
    const checked = { ...reply, checkedAtMs: now() }
    await cacheReply(path, entry, checked)
    sharedReplies?.put(path, checked)
  }

  /** Throws on an invalid reply; the previous one stays cached. */
  async function cacheReply(path: string, entry: Entry, reply: CachedReply): Promise<void> {
    const isKnown = entry.reply !== null
    const isNew = reply.version !== entry.reply?.version
    const value = isNew && entry.resource && valueOf(entry.resource, reply)
    // The previous reply is served until this one is normalised.
    await value
    if (isNew) entry.value = value || null
    entries.setReply(path, entry, reply)
    entry.freshUntilMs = reply.checkedAtMs + lifetimeOf(reply)
    if (isNew) notify(path)
    if (isNew && isKnown) for (const listener of versionListeners) listener(path, reply.version)
  }

  async function readingOf<Value>(resource: Resource<Value>, entry: Entry): Promise<Reading<Value>> {
    const { reply, freshUntilMs } = entry
    if (!reply) throw new UpstreamInvalid(`${resource.path} has no copy`)
    entry.value ??= valueOf(resource, reply)
    return { value: (await entry.value) as Value, version: reply.version, freshUntilMs }
  }

  function notify(path: string): void {
    for (const listener of listeners) listener(path)
  }

  /** Jitter of a tenth, so that replies cached together do not expire together. */
  function lifetimeOf({ packed }: CachedReply): number {
    const lifetimeMs = packed === null ? Math.min(freshMs, MISSING_FRESH_MS) : freshMs
    return lifetimeMs * between(0.9, 1.1)
  }

  function between(least: number, most: number): number {
    return least + random() * (most - least)
  }
}

const valueOf = async <Value>(resource: Resource<Value>, reply: CachedReply): Promise<Value> =>
  resource.normalise(await readReply(resource.path, reply))

const isInvalidated = ({ invalidations, invalidationsSeen }: Entry) => invalidations > invalidationsSeen
