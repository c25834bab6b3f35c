import { setTimeout as sleep } from 'node:timers/promises'

/** A busy machine refreshes all items of an area from Strapi in half of it. */
export const PATIENCE_MS = 60_000

/** Waits for it, though not for ever. */
export async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await isDone()) && performance.now() < deadline) await sleep(20)
}
