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

/** Paths known to be missing, and those nobody could tell of. */
const MOST_EMPTY = 1000

/** Entries by path, as many as their bytes allow: the least recently used leave. */
export function createEntries(maxBytes: number) {
  // Apart from each other: whoever asks for all that is not there drives out nothing that is.
  const full = new Map<string, Entry>()
  const empty = new Map<string, Entry>()
  let bytes = 0

  return {
    /** The entry of a path, which becomes the most recently used one. */
    use(path: string): Entry {
      const entry = remove(path) ?? emptyEntry()
      put(path, entry)
      return entry
    },
    /** The same for a path that is known. */
    useKnown(path: string): Entry | undefined {
      const entry = remove(path)
      if (entry) put(path, entry)
      return entry
    },
    setCopy(path: string, entry: Entry, copy: Copy): void {
      const isKept = full.get(path) === entry || empty.get(path) === entry
      if (isKept) remove(path)
      entry.copy = copy
      if (isKept) put(path, entry)
    },
    all: () => [...full, ...empty],
    bytes: () => bytes,
  }

  function put(path: string, entry: Entry): void {
    const size = sizeOf(entry)
    ;(size > 0 ? full : empty).set(path, entry)
    bytes += size
    removeFirst(full, () => bytes > maxBytes && full.size > 1)
    removeFirst(empty, () => empty.size > MOST_EMPTY)
  }

  function removeFirst(entries: Map<string, Entry>, areTooMany: () => boolean): void {
    for (const path of entries.keys()) {
      if (!areTooMany()) return
      remove(path)
    }
  }

  function remove(path: string): Entry | undefined {
    const entry = full.get(path) ?? empty.get(path)
    if (!entry) return undefined
    full.delete(path)
    empty.delete(path)
    bytes -= sizeOf(entry)
    return entry
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

const sizeOf = ({ copy }: Entry) => copy?.packed?.length ?? 0
