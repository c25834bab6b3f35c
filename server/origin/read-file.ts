import { readdir, readFile } from 'node:fs/promises'
import { limitConcurrency } from '../base/concurrency.ts'
import { textOf } from '../base/text-of.ts'

/** Leaves open files to visitors' requests. */
const withFileLimit = limitConcurrency({ atOnce: 8 })

export const readBytes = (path: string): Promise<Buffer> => withFileLimit(() => readFile(path))

/** The names in a folder, hidden ones left out. */
export const namesIn = async (folder: string): Promise<string[]> =>
  (await withFileLimit(() => readdir(folder))).filter((name) => !name.startsWith('.'))

export const readText = async (path: string): Promise<string> => textOf(await readBytes(path))

/**
 * Missing, unreadable, or not a file: the fault is this file's. Any other failure of the disk says nothing about it.
 */
const OWN_FAULTS = new Map([
  ['ENOENT', 'not there any more, or a link that leads nowhere'],
  ['ELOOP', 'a link that leads to itself'],
  ['ENOTDIR', 'a link that leads nowhere'],
  ['EISDIR', 'a folder'],
  ['EACCES', 'not allowed to be read'],
  ['EPERM', 'not allowed to be read'],
])

/** Why this file cannot be read; `null` if it may be readable on the next try. */
export const ownFaultOf = (error: unknown): string | null => OWN_FAULTS.get(systemCodeOf(error) ?? '') ?? null

/** `EMFILE`; `null` for an error that does not come from the file system. */
export function systemCodeOf(error: unknown): string | null {
  return error instanceof Error && 'errno' in error && 'code' in error ? String(error.code) : null
}
