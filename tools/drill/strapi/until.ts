import { setTimeout as sleep } from 'node:timers/promises'

export const PATIENCE_MS = 20_000

/** Waits for it, though not for ever. */
export async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await isDone()) && performance.now() < deadline) await sleep(20)
}
