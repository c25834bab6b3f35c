import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { flushToDisk } from './atomic-file.ts'
import { codeOf } from './error-reason.ts'

/**
 * As `mkdir()` does with `recursive`, which never ends where the system refuses folders without a reason: in `/proc`. A
 * folder that is made survives a power failure, or all that is flushed within it would be gone with its name.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeSafely(path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await makeSafely(path)
  }
}

async function makeSafely(path: string): Promise<void> {
  await mkdir(path)
  await flushToDisk(dirname(path))
}
