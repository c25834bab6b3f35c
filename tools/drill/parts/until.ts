import { setTimeout as sleep } from 'node:timers/promises'

/** A busy machine takes half of it to refresh all items of an area. */
export const PATIENCE_MS = 120_000

/** How long it took; throws when it takes too long. */
export async function until(isSo: () => boolean | Promise<boolean>, patienceMs = PATIENCE_MS): Promise<number> {
  const from = performance.now()
  while (!(await isSo())) {
    if (performance.now() - from > patienceMs) throw new Error('waited too long')
    await sleep(100)
  }
  return performance.now() - from
}
