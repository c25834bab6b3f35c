import { setImmediate } from 'node:timers/promises'

/** Processes items in batches and yields to the event loop between them. */
export async function inBatches<Item>(
  items: readonly Item[],
  batchSize: number,
  handle: (batch: readonly Item[]) => void,
): Promise<void> {
  for (let at = 0; at < items.length; at += batchSize) {
    if (at > 0) await setImmediate()
    handle(items.slice(at, at + batchSize))
  }
}
