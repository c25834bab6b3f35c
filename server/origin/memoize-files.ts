import { stat } from 'node:fs/promises'

export interface Memoized<Value> {
  value: Value
  changedMs: number
}

/**
 * Memoises a value made from files until the time or size of one changes on disk. Failures are not
 * cached: the next read may succeed.
 */
export function memoizeFiles<Value>() {
  const known = new Map<string, { stamp: string; value: Promise<Value> }>()

  return async (files: readonly [string, ...string[]], make: () => Promise<Value>): Promise<Memoized<Value>> => {
    const stats = await Promise.all(files.map((file) => stat(file)))
    const changedMs = Math.max(...stats.map(({ mtimeMs }) => mtimeMs))
    const stamp = stats.map(({ mtimeMs, size }) => `${mtimeMs}:${size}`).join(' ')
    const last = known.get(files[0])
    if (last?.stamp === stamp) return { value: await last.value, changedMs }
    const value = make()
    known.set(files[0], { stamp, value })
    try {
      return { value: await value, changedMs }
    } catch (error) {
      if (known.get(files[0])?.value === value) known.delete(files[0])
      throw error
    }
  }
}
