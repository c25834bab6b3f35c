import { MOSCOW_AHEAD_MS } from '../../shared/format/date.ts'
import type { Item } from './content-file.ts'

/** Whether an item is published: not a draft, and its date has been reached in Moscow. */
export const isShown = (item: Item, nowMs: number): boolean => item['DRAFT'] !== true && beginsAtMs(item) <= nowMs

/** Days are Moscow’s, which begin before those of Greenwich. */
export function beginsAtMs({ DATE_CREATE: created, TIMESTAMP: changed }: Item): number {
  const createdAtMs = typeof created === 'string' ? Date.parse(created) : 0
  const changedAtMs = typeof changed === 'number' ? changed * 1000 : 0
  return Math.max(createdAtMs, changedAtMs) - MOSCOW_AHEAD_MS
}
