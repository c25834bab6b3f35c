import { setImmediate } from 'node:timers/promises'

/** Goes through all that there is a few at a time; between them whoever waits has his turn. */
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
