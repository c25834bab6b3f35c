export interface ContentCache {
  /** The value under `key`, loaded when it is not fresh; concurrent readers share one load. A failed load is not kept. */
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>
}

interface Entry {
  value: Promise<unknown>
  freshUntil: number
}

export function createMemoryCache({
  freshMs,
  maxEntries = 2000,
  now = Date.now,
}: {
  freshMs: number
  maxEntries?: number
  now?: () => number
}): ContentCache {
  const entries = new Map<string, Entry>()

  return {
    read<Value>(key: string, load: () => Promise<Value>) {
      const known = entries.get(key)
      if (known && known.freshUntil > now()) return known.value as Promise<Value>
      const entry: Entry = { value: load(), freshUntil: Infinity }
      entries.delete(key)
      entries.set(key, entry)
      dropOldest()
      entry.value.then(
        () => (entry.freshUntil = now() + freshMs),
        () => entries.get(key) === entry && entries.delete(key),
      )
      return entry.value as Promise<Value>
    },
  }

  function dropOldest() {
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
  }
}
