import { randomUUID } from 'node:crypto'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The suffix of earlier versions, so that their leftovers are removed, too. */
const TEMPORARY_SUFFIX = '.draft'

/**
 * Gives `file` the content that `write` puts into a temporary file beside it. Readers, other processes and a machine
 * whose power fails see the old file or the new one, never a part of it. Without `isFlushed` a power failure may leave
 * it cut off: for content that is checked when it is read and can be made again. Where the new name must not be lost
 * either, `flushToDisk` its folder next. Rejects as `write` and the file system do; no temporary file is left then, the
 * old file stays.
 */
export async function replaceFile(
  file: string,
  write: (temporary: string) => Promise<unknown>,
  { isFlushed = true } = {},
): Promise<void> {
  // Random: another process, on another machine perhaps, may be writing the same file.
  const temporary = `${file}.${randomUUID()}${TEMPORARY_SUFFIX}`
  try {
    await write(temporary)
    if (isFlushed) await flushToDisk(temporary)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Resolves when the content of a file, or the names in a folder, would survive a power failure. */
export async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

interface Abandoned {
  /** Spares what another process may still be writing. */
  olderThanMs?: number
  recursive?: boolean
}

/** Removes the temporary files that killed processes have left in a folder; a folder that is not there has none. */
export const removeTemporaryFiles = (folder: string, abandoned: Abandoned = {}) =>
  removeAbandoned(folder, (name) => name.endsWith(TEMPORARY_SUFFIX), abandoned)

/** The same for files and folders of these names. */
export async function removeAbandoned(
  folder: string,
  isOurs: (name: string) => boolean,
  { olderThanMs = 0, recursive = false }: Abandoned,
): Promise<void> {
  const names = await readdir(folder, { recursive }).catch(() => [])
  for (const path of names.filter(isOurs).map((name) => join(folder, name)))
    if (olderThanMs === 0 || Date.now() - (await changedMs(path)) > olderThanMs)
      await rm(path, { recursive: true, force: true })
}

/** One that is gone has been renamed by its own process. */
const changedMs = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  )
