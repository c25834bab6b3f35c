import { setImmediate } from 'node:timers/promises'

/** Processes items in batches and yields to the event loop between them. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  take: (items: readonly Item[]) => void,
): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) {
    if (at > 0) await setImmediate()
    take(items.slice(at, at + atOnce))
  }
}
