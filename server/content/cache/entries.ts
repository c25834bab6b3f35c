import { createLruCache } from '../../base/lru-cache.ts'
import type { Resource } from '../resource.ts'
import type { CachedReply } from './reply.ts'

/** Cache entry of one upstream path. */
export interface Entry {
  reply: CachedReply | null
  /** How to normalise the reply; not restored from a snapshot. */
  resource: Resource<unknown> | null
  freshUntilMs: number
  /** How often it was invalidated, and the count that its reply has seen. */
  invalidations: number
  invalidationsSeen: number
  /** The count at the last invalidation by another process. */
  remoteInvalidation: number
  /** The upstream failed when it was asked after an invalidation: replies of other processes may predate the change. */
  isOutdated: boolean
  loading: Promise<void> | null
  failure: { error: unknown; retryAtMs: number } | null
}

interface FailingEntry extends Entry {
  failure: NonNullable<Entry['failure']>
}

/** Entries without a body: missing paths and failed ones. */
const MOST_EMPTY = 1000

/** Entries by path within a limit of bytes; the least recently used are evicted. */
export function createEntries(maxBytes: number) {
  // Separate caches: requests for missing paths never evict existing content.
  const full = createLruCache<Entry>(maxBytes)
  const empty = createLruCache<Entry>(MOST_EMPTY)

  const useKnown = (path: string) => full.get(path) ?? empty.get(path)

  return {
    /** The entry of a path, created if missing, and marked as most recently used. */
    use(path: string): Entry {
      const known = useKnown(path)
      if (known) return known
      const entry = emptyEntry()
      empty.set(path, entry)
      return entry
    },
    /** Like `use`, but `undefined` for an unknown path. */
    useKnown,
    setReply(path: string, entry: Entry, reply: CachedReply): void {
      const isCurrent = (full.peek(path) ?? empty.peek(path)) === entry
      entry.reply = reply
      if (!isCurrent) return
      full.delete(path)
      empty.delete(path)
      if (reply.packed) full.set(path, entry, reply.packed.length)
      else empty.set(path, entry)
    },
    all: () => [...full.entries(), ...empty.entries()],
    bytes: () => full.totalSize,
  }
}

export const isInvalidated = ({ invalidations, invalidationsSeen }: Entry) => invalidations > invalidationsSeen

/** Whether the failure matters: of a list, or of an item that has been read. */
export const isFailing = (known: [path: string, entry: Entry]): known is [path: string, entry: FailingEntry] => {
  const [path, { failure, reply }] = known
  return failure !== null && (isList(path) || reply?.packed != null)
}

const isList = (path: string) => path.split('/').filter(Boolean).length === 1

const emptyEntry = (): Entry => ({
  reply: null,
  resource: null,
  freshUntilMs: 0,
  invalidations: 0,
  invalidationsSeen: 0,
  remoteInvalidation: 0,
  isOutdated: false,
  loading: null,
  failure: null,
})
