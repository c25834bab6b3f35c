import { createLruCache } from '../base/lru-cache.ts'
import type { Source } from './content-store.ts'
import type { Copy } from './copy.ts'

/** What is known of one path of the upstream. */
export interface Entry {
  copy: Copy | null
  /** What `normalise` made of the copy; made again after a restart. */
  value: Promise<unknown> | null
  source: Source<unknown> | null
  freshUntilMs: number
  /** How often it was said to be outdated, and how much of that the last answer takes into account. */
  outdatings: number
  outdatingsAnswered: number
  loading: Promise<void> | null
  failure: { error: unknown; retryAtMs: number } | null
}

/** Paths known to be missing, and those nobody could tell of. */
const MOST_EMPTY = 1000

/** Entries by path, as many as their bytes allow: the least recently used leave. */
export function createEntries(maxBytes: number) {
  // Apart from each other: whoever asks for all that is not there drives out nothing that is.
  const full = createLruCache<Entry>(maxBytes)
  const empty = createLruCache<Entry>(MOST_EMPTY)

  const useKnown = (path: string) => full.get(path) ?? empty.get(path)

  return {
    /** The entry of a path, which becomes the most recently used one. */
    use(path: string): Entry {
      const known = useKnown(path)
      if (known) return known
      const entry = emptyEntry()
      empty.set(path, entry)
      return entry
    },
    /** The same for a path that is known. */
    useKnown,
    setCopy(path: string, entry: Entry, copy: Copy): void {
      const isKept = (full.peek(path) ?? empty.peek(path)) === entry
      entry.copy = copy
      if (!isKept) return
      full.delete(path)
      empty.delete(path)
      if (copy.packed) full.set(path, entry, copy.packed.length)
      else empty.set(path, entry)
    },
    all: () => [...full.entries(), ...empty.entries()],
    bytes: () => full.totalSize,
  }
}

const emptyEntry = (): Entry => ({
  copy: null,
  value: null,
  source: null,
  freshUntilMs: 0,
  outdatings: 0,
  outdatingsAnswered: 0,
  loading: null,
  failure: null,
})
