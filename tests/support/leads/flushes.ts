import { open } from 'node:fs/promises'
import { onTestFinished, vi } from 'vitest'

/** Results of `look` at each fsync of a file or folder, until the test ends. */
export async function watchFlushes<Seen>(look: () => Seen): Promise<Seen[]> {
  const seen: Seen[] = []
  const handle = await open(import.meta.filename)
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async () => void seen.push(look()))
  onTestFinished(() => spy.mockRestore())
  return seen
}
