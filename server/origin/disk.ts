import { readdir, readFile } from 'node:fs/promises'
import { createQueue } from '../base/queue.ts'

/** The process has a limit of open files, which it needs for visitors, too. */
const turn = createQueue({ parallel: 8 })

export const readBytes = (path: string): Promise<Buffer> => turn(() => readFile(path))

/** The names in a folder, hidden ones left out. */
export const namesIn = async (folder: string): Promise<string[]> =>
  (await turn(() => readdir(folder))).filter((name) => !name.startsWith('.'))

/** A byte order mark is no part of a text; what is no UTF-8 is refused. */
export async function readText(path: string): Promise<string> {
  const bytes = await readBytes(path)
  // Text of UTF-16 has a zero in every second byte of its Latin letters, with a mark or without.
  if (bytes.includes(0)) throw new Error('saved as UTF-16; save it as UTF-8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('not UTF-8, perhaps saved as ANSI (windows-1251); save it as UTF-8')
  }
}

/** Missing, unreadable, or not a file: the fault is this file's. Any other failure of the disk says nothing about it. */
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
