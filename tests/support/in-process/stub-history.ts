import { vi } from 'vitest'

/** A tab of a browser with the Navigation API: addresses before the current one and after it. */
export function stubHistory(before: readonly (string | null)[], current: string, after: readonly string[] = []) {
  const entries = [...before, current, ...after].map((url, index) => ({ url, index }))
  vi.stubGlobal('location', new URL(current))
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: entries[before.length] })
}
