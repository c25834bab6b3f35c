import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/settings.ts'
import { AREAS } from './areas.ts'

export const REDIRECTS_FILE = 'redirects.json'

const FOLDERS = [...AREAS.map(({ name }) => name), 'pictures']

export function requireDirectory(directory: string): void {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError('CONTENT_DIR', 'a folder that exists', directory)
}

/**
 * Changes with the name, size or time of any file of the content; none is read. Synchronous, since a start waits for it:
 * 300 files take 5 ms. While a folder cannot be listed, it is new each time.
 */
export function fingerprintOf(directory: string): string {
  const hash = createHash('sha256')
  try {
    const files = FOLDERS.flatMap((folder) => filesIn(join(directory, folder)))
    for (const file of [...files.toSorted(), join(directory, REDIRECTS_FILE)]) {
      const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
      hash.update(`${file}\0${size}\0${mtimeMs}\n`)
    }
    return hash.digest('hex')
  } catch {
    return randomUUID()
  }
}

/** An area may have no folder. */
const filesIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
    : []
