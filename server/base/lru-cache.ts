/** Entries in the order of their use; sizes are in the caller's unit. */
export interface LruCache<Value> {
  /** The entry becomes the most recently used one. */
  get(key: string): Value | undefined
  /** Leaves the order as it is. */
  peek(key: string): Value | undefined
  /** Adds or replaces an entry, as the most recently used one, and returns the keys evicted for it. */
  set(key: string, value: Value, size?: number): string[]
  /** Measures an entry again that has grown or shrunk in its place; returns the keys evicted for it. */
  resize(key: string, size: number): string[]
  delete(key: string): void
  /** From the least recently used to the most. */
  entries(): IterableIterator<[key: string, value: Value]>
  readonly count: number
  readonly totalSize: number
}

interface Slot<Value> {
  value: Value
  size: number
}

/**
 * A map whose entries together are never larger than `maxSize`: the least recently used are evicted. An entry larger
 * than that is evicted itself, and no other for it. Sizes are 1 unless given: `maxSize` is a number of entries then.
 */
export function createLruCache<Value>(maxSize: number): LruCache<Value> {
  // A Map remembers the order in which keys were added: the first is the least recently used.
  const slots = new Map<string, Slot<Value>>()
  let newest: Slot<Value> | undefined
  let total = 0

  return {
    get(key) {
      const slot = slots.get(key)
      // Already the most recent: repeated hits cost no move.
      if (slot && slot !== newest) {
        slots.delete(key)
        slots.set(key, slot)
        newest = slot
      }
      return slot?.value
    },
    peek: (key) => slots.get(key)?.value,
    set(key, value, size = 1) {
      remove(key)
      if (size > maxSize) return [key]
      newest = { value, size }
      slots.set(key, newest)
      total += size
      return evict()
    },
    resize(key, size) {
      const slot = slots.get(key)
      if (!slot) return []
      if (size > maxSize) {
        remove(key)
        return [key]
      }
      total += size - slot.size
      slot.size = size
      return evict()
    },
    delete: remove,
    *entries() {
      for (const [key, { value }] of slots) yield [key, value]
    },
    get count() {
      return slots.size
    },
    get totalSize() {
      return total
    },
  }

  function remove(key: string): void {
    const slot = slots.get(key)
    if (!slot) return
    slots.delete(key)
    total -= slot.size
    if (slot === newest) newest = undefined
  }

  function evict(): string[] {
    const evicted: string[] = []
    for (const key of slots.keys()) {
      if (total <= maxSize) break
      remove(key)
      evicted.push(key)
    }
    return evicted
  }
}
