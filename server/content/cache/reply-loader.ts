import { UpstreamInvalid } from '../../base/errors.ts'
import type { Resource } from '../resource.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { isInvalidated, type Entry } from './entries.ts'
import { toCachedReply, type CachedReply } from './reply.ts'
import type { SharedReplies } from './shared-replies.ts'
import { normalisedBy } from './values.ts'

interface ReplyLoaderOptions {
  upstream: Pick<Upstream, 'get'>
  resourceAt: (path: string) => Promise<Resource<unknown> | null>
  sharedReplies: SharedReplies | null
  isStale: (entry: Entry) => boolean
  canServe: (entry: Entry) => boolean
  /** `value`: the normalised value of a new reply; `null` for a known one. */
  cache: (path: string, entry: Entry, reply: CachedReply, value: Promise<unknown> | null) => void
  onNewVersion: (path: string, reply: CachedReply, how: { isFirst: boolean; isRemote: boolean }) => void
  /** `isNew`: the path begins to fail. */
  onFailure: (path: string, error: unknown, isNew: boolean) => void
  onRecovery: (path: string) => void
  /** The upstream has answered for a path that did not fail. */
  onAnswer: () => void
  now: () => number
  random: () => number
}

/** Retry interval of a failing path: rare enough to spare the upstream, short enough to recover within 5 s. */
const RETRY_MS = { least: 3000, most: 4000 }

/** Brings the reply at a path into its entry: from another process if one has a newer one, else from the upstream. */
export function createReplyLoader(options: ReplyLoaderOptions): (path: string, entry: Entry) => Promise<void> {
  const { upstream, resourceAt, sharedReplies, isStale, canServe, cache } = options
  const { onNewVersion, onFailure, onRecovery, onAnswer, now, random } = options
  return load

  /** No request until the retry time after a failure. */
  async function load(path: string, entry: Entry): Promise<void> {
    if (entry.failure && now() < entry.failure.retryAtMs) throw entry.failure.error
    await loadOnce(path, entry)
    // Invalidated in flight: the reply may predate the change. Further invalidations are for further readers.
    if (isInvalidated(entry)) await loadOnce(path, entry)
  }

  /** Single flight per path. */
  function loadOnce(path: string, entry: Entry): Promise<void> {
    entry.loading ??= fetchReply(path, entry).finally(() => {
      entry.loading = null
    })
    return entry.loading
  }

  async function fetchReply(path: string, entry: Entry): Promise<void> {
    const { invalidations } = entry
    const startedAtMs = now()
    try {
      const needsUpstream = isInvalidated(entry) || entry.isOutdated
      const isTakenOver = sharedReplies && !needsUpstream && (await takeOverShared(sharedReplies, path, entry))
      if (!isTakenOver) await fetchFromUpstream(path, entry)
      entry.isOutdated = false
      entry.invalidationsSeen = invalidations
      if (entry.failure) {
        entry.failure = null
        onRecovery(path)
      } else if (!isTakenOver) onAnswer()
    } catch (error) {
      onFailure(path, error, entry.failure === null)
      // Counted from the start of the attempt: a timeout has already waited.
      entry.failure = { error, retryAtMs: startedAtMs + RETRY_MS.least + random() * (RETRY_MS.most - RETRY_MS.least) }
      entry.freshUntilMs = 0
      // A reply that could not be replaced is served stale like any other.
      entry.isOutdated ||= isInvalidated(entry)
      entry.invalidationsSeen = entry.invalidations
      throw error
    }
  }

  /** Takes over a newer reply from another process; `true` when it needs no request to the upstream. */
  async function takeOverShared(shared: SharedReplies, path: string, entry: Entry): Promise<boolean> {
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
    const isFirst = entry.reply === null
    const isNew = reply.version !== entry.reply?.version
    // Those seen are counted when this load ends.
    const isRemote = entry.remoteInvalidation > entry.invalidationsSeen
    if (isNew) entry.resource ??= await resourceAt(path)
    const value = isNew && entry.resource ? normalisedBy(entry.resource, reply) : null
    // The previous reply is served until this one is normalised.
    await value
    cache(path, entry, reply, value)
    if (isNew) onNewVersion(path, reply, { isFirst, isRemote })
  }
}
