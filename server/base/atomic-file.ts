import { randomUUID } from 'node:crypto'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DRAFT = '.draft'

/**
 * Gives `file` the content that `write` puts into the draft beside it. Readers, other processes and a machine whose
 * power fails see the old file or the new one, never a part of it. Without `isFlushed` a power failure may leave it cut
 * off: for content that is checked when it is read and can be made again. Where the new name must not be lost either,
 * `flushToDisk` its folder next. Rejects as `write` and the file system do; no draft is left then, the old file stays.
 */
export async function replaceFile(
  file: string,
  write: (draft: string) => Promise<unknown>,
  { isFlushed = true } = {},
): Promise<void> {
  // Random: another process, on another machine perhaps, may be writing the same file.
  const draft = `${file}.${randomUUID()}${DRAFT}`
  try {
    await write(draft)
    if (isFlushed) await flushToDisk(draft)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
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

/** Removes the drafts that killed processes have left in a folder; a folder that is not there has none. */
export const removeDrafts = (folder: string, abandoned: Abandoned = {}) =>
  removeAbandoned(folder, (name) => name.endsWith(DRAFT), abandoned)

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

/** A draft that is gone has been renamed by its own process. */
const changedMs = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  )
