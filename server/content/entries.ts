import type { Source } from './content-store.ts'
import type { Copy } from './copy.ts'

/** What is known of one path of the upstream. */
export interface Entry {
  copy: Copy | null
  /** What `normalise` made of the copy; made again after a restart. */
  value: { of: unknown } | null
  source: Source<unknown> | null
  freshUntilMs: number
  /** How often it was said to be outdated, and how much of that the last answer takes into account. */
  outdatings: number
  outdatingsAnswered: number
  loading: Promise<void> | null
  failure: { error: unknown; retryAtMs: number } | null
}

/** Entries by path, as many as their bytes allow: the least recently used leave. */
export function createEntries(maxBytes: number) {
  const entries = new Map<string, Entry>()
  let bytes = 0

  return {
    /** The entry of a path, which becomes the most recently used one. */
    use(path: string): Entry {
      const known = entries.get(path)
      const entry = known ?? emptyEntry()
      entries.delete(path)
      entries.set(path, entry)
      if (!known) grow(sizeOf(entry))
      return entry
    },
    setCopy(path: string, entry: Entry, copy: Copy): void {
      const before = sizeOf(entry)
      entry.copy = copy
      if (entries.get(path) === entry) grow(sizeOf(entry) - before)
    },
    get: (path: string) => entries.get(path),
    all: () => [...entries],
    bytes: () => bytes,
  }

  function grow(by: number): void {
    bytes += by
    for (const [path, entry] of entries) {
      if (bytes <= maxBytes || entries.size === 1) return
      entries.delete(path)
      bytes -= sizeOf(entry)
    }
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

/** Even a path known to be missing takes some memory. */
const ENTRY_BYTES = 512

const sizeOf = ({ copy }: Entry) => ENTRY_BYTES + (copy?.packed?.length ?? 0)
