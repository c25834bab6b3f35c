import type { Log } from '../base/log.ts'
import { readRecords, writeRecords } from '../base/record-file.ts'
import { ownBytes } from '../own-bytes.ts'
import type { Copy } from './copy.ts'

type KnownCopy = [path: string, copy: Copy & { packed: Buffer }]

type Facts = Omit<Copy, 'packed'> & { path: string }

/** Marks the layout of the file; a file of another layout is not read. */
const FORMAT = 5

const fileOf = (path: string, apiUrl: string) => ({
  path,
  name: 'content snapshot',
  origin: { format: FORMAT, apiUrl },
})

/** What was known of the upstream at `apiUrl` when the file was last written; nothing without a good file. */
export async function readSnapshot(file: string, apiUrl: string, log: Log): Promise<KnownCopy[]> {
  const records = await readRecords<Facts>(fileOf(file, apiUrl), log)
  if (!records) return []
  log.info({ file, copies: records.length }, 'content snapshot read')
  return records.map(([{ path, ...facts }, packed]) => [path, { ...facts, packed: ownBytes(packed) }])
}

/** Each reply goes in packed, as it is kept, after a line about it. */
export const writeSnapshot = (file: string, apiUrl: string, known: readonly KnownCopy[]): Promise<void> =>
  writeRecords(
    fileOf(file, apiUrl),
    known.map(([path, { packed, ...facts }]) => [{ path, ...facts }, packed]),
  )
