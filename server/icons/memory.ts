/** Remembers values for a while, and no more than `maxEntries` of them: what was learnt first goes first. */
export function createMemory<Value>({ maxEntries, now = Date.now }: { maxEntries: number; now?: () => number }) {
  const entries = new Map<string, { value: Value; until: number }>()

  return {
    recall(key: string): { value: Value } | null {
      const entry = entries.get(key)
      return entry && entry.until > now() ? entry : null
    },
    keep(key: string, value: Value, forMs: number) {
      entries.delete(key)
      entries.set(key, { value, until: now() + forMs })
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    },
  }
}
