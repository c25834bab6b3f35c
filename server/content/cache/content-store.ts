import { UpstreamInvalid } from '../../base/errors.ts'
import type { Resource } from '../resource.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { createEntries, isFailing, type Entry } from './entries.ts'
import { createFreshness } from './freshness.ts'
import { createReplyLoader } from './reply-loader.ts'
import type { CachedReply } from './reply.ts'
import { retryNext } from './retries.ts'
import type { SharedReplies } from './shared-replies.ts'
import { createValues } from './values.ts'

export interface Reading<Value> {
  value: Value
  /** Changes with the upstream's reply and with nothing else. */
  version: string
  freshUntilMs: number
}

export interface ContentStore {
  read<Value>(resource: Resource<Value>): Promise<Reading<Value>>
  /**
   * Whether reading `path` costs the upstream no further request: a usable reply is cached, or a request was just made.
   */
  needsNoRequest(path: string): boolean
  /**
   * Until when the reply at `path` is fresh, `null` unless it still has `version`. A stale one is refreshed in the
   * background.
   */
  freshUntil(path: string, version: string): number | null
  /** Invalidates the matching replies: the next read waits for the upstream. `isRemote`: by another process. */
  invalidate(fits: (path: string) => boolean, cause?: { isRemote: boolean }): void
  /**
   * Invalidates the matching replies and fetches them, a few at a time; `false` when any request failed. What is
   * missing waits for its next reader: its address may be invented.
   */
  refresh(fits: (path: string) => boolean): Promise<boolean>
  /** A reply changed, or is outdated; not called for a path that is missing from the first. */
  onChange(listener: (path: string) => void): void
  /** A reply changed; not called for the first one. `isRemote`: it was read because of another process. */
  onNewVersion(listener: (path: string, version: string, isRemote: boolean) => void): void
  replies(): Iterable<[path: string, reply: CachedReply & { packed: Buffer }]>
  /** Replies by state, failures since the start. An item never read is not failing: its address may be invented. */
  counts(): { fresh: number; stale: number; failing: number; failures: number; bytes: number }
}

export interface ContentStoreOptions {
  upstream: Pick<Upstream, 'get'>
  /** The resource of a path that has not been read since a restart; `null`: there is none. */
  resourceAt?: (path: string) => Promise<Resource<unknown> | null>
  freshMs: number
  /** How long a stale reply is served while the upstream fails. */
  staleMs: number
  /** From the snapshot of the previous process. */
  replies?: Iterable<readonly [path: string, reply: CachedReply]>
  /** The cache shared with other processes; `null`: there is none. */
  sharedReplies?: SharedReplies | null
  maxBytes?: number
  /** A path begins to fail; it is retried when it is read, or when another can be. */
  onFailure?: (path: string, error: unknown) => void
  onRecovery?: (path: string) => void
  /** A stale reply is refreshed after it: the answer that found it goes first. */
  beforeRefresh?: () => Promise<unknown>
  now?: () => number
  random?: () => number
}

/** Refreshing a whole area leaves connections for visitors' requests. */
const REFRESHED_AT_ONCE = 8

/**
 * Cache of upstream replies: fresh for a while, then served stale while one request refreshes them, up to `staleMs` if
 * the upstream fails. The least recently used are evicted above `maxBytes`.
 */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { upstream, freshMs, staleMs, replies = [], sharedReplies = null, maxBytes = 96 * 1024 * 1024 } = options
  const { onFailure = () => {}, onRecovery = () => {}, beforeRefresh = async () => {} } = options
  const { resourceAt = async () => null, now = Date.now, random = Math.random } = options
  const entries = createEntries(maxBytes)
  // Values take some four times the memory of their replies.
  const values = createValues(maxBytes / 4)
  const { isStale, needsUpstream, canServe, lifetimeOf } = createFreshness({ freshMs, staleMs, now, random })
  const listeners: ((path: string) => void)[] = []
  const versionListeners: ((path: string, version: string, isRemote: boolean) => void)[] = []
  let failures = 0
  /** `false` spares each answer a search of all entries. */
  let mayFail = false

  const load = createReplyLoader({
    upstream,
    resourceAt,
    sharedReplies,
    isStale,
    canServe,
    cache(path, entry, reply, value) {
      entries.setReply(path, entry, reply)
      if (value) values.keep(path, reply, value)
      entry.freshUntilMs = reply.checkedAtMs + lifetimeOf(reply)
    },
    onNewVersion(path, { packed, version }, { isFirst, isRemote }) {
      // A path found missing at its first read changes nothing that anybody has, and may be invented.
      if (!isFirst || packed) notify(path)
      if (!isFirst) for (const listener of versionListeners) listener(path, version, isRemote)
    },
    onFailure(path, error, isNew) {
      failures += 1
      mayFail = true
      if (isNew) onFailure(path, error)
    },
    onRecovery(path) {
      onRecovery(path)
      // What failed with it will hardly fail now: its pause is not waited for.
      retryNext(entries.all(), Infinity, load)
    },
    onAnswer() {
      if (mayFail) mayFail = retryNext(entries.all(), now(), load)
    },
    now,
    random,
  })

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
      const waiting = entries.all().filter(([path, { reply }]) => fits(path) && reply?.packed !== null)
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
      const all = entries.all()
      const failing = all.filter(isFailing).length
      const readable = all.filter(([, { failure }]) => !failure)
      const stale = readable.filter(([, entry]) => isStale(entry)).length
      return { fresh: readable.length - stale, stale, failing, failures, bytes: entries.bytes() }
    },
  }

  function invalidate(fits: (path: string) => boolean, { isRemote } = { isRemote: false }): void {
    for (const [path, entry] of entries.all())
      if (fits(path)) {
        entry.invalidations += 1
        if (isRemote) entry.remoteInvalidation = entry.invalidations
        if (entry.failure) entry.failure.retryAtMs = 0
        notify(path)
      }
  }

  function refreshInBackground(path: string, entry: Entry): void {
    beforeRefresh()
      .then(() => (isStale(entry) ? load(path, entry) : undefined))
      .catch(() => {})
  }

  async function readingOf<Value>(resource: Resource<Value>, entry: Entry): Promise<Reading<Value>> {
    const { reply, freshUntilMs } = entry
    if (!reply) throw new UpstreamInvalid(`${resource.path} has no reply`)
    return { value: (await values.of(resource, reply)) as Value, version: reply.version, freshUntilMs }
  }

  function notify(path: string): void {
    for (const listener of listeners) listener(path)
  }
}
