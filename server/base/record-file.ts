import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile } from './atomic-file.ts'
import { messageOf } from './error-reason.ts'
import type { Log } from './log.ts'

/** A line of facts and the bytes they are about. */
export type FileRecord<Facts extends object> = readonly [facts: Facts, bytes: Buffer]

export interface RecordFile {
  path: string
  /** What the log calls it. */
  name: string
  /** Of the layout and of where the records come from: a file with another origin is not read. */
  origin: object
}

/** The last line: SHA-256 of all before it, in hex. */
const CHECK_LENGTH = 64

/** The records, with bytes as slices of the file; `null` and a logged reason for a corrupt file or another origin. */
export async function readRecords<Facts extends object>(
  { path: file, name, origin }: RecordFile,
  log: Log,
): Promise<FileRecord<Facts>[] | null> {
  try {
    const bytes = await readFile(file)
    const written: unknown = JSON.parse(lineAt(bytes, 0))
    if (JSON.stringify(written) !== JSON.stringify(origin)) {
      log.info({ file }, `${name} is of another origin or version, not used`)
      return null
    }
    const content = bytes.subarray(0, -CHECK_LENGTH)
    const sum = bytes.toString('latin1', content.length)
    if (sum !== createHash('sha256').update(content).digest('hex')) throw new Error('its checksum is wrong')
    return [...recordsIn<Facts>(content)]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ file, reason: messageOf(error) }, `${name} is corrupt, not used`)
    return null
  }
}

/** Replaces the file atomically. */
export async function writeRecords<Facts extends object>(
  { path, origin }: Omit<RecordFile, 'name'>,
  records: readonly FileRecord<Facts>[],
  options?: Parameters<typeof replaceFile>[2],
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await replaceFile(path, (temporary) => writeFile(temporary, chunksOf(origin, records)), options)
}

function* chunksOf<Facts extends object>(origin: object, records: readonly FileRecord<Facts>[]): Generator<Buffer> {
  const check = createHash('sha256')
  const checked = (bytes: Buffer) => {
    check.update(bytes)
    return bytes
  }
  yield checked(line(origin))
  for (const [facts, bytes] of records) {
    yield checked(line({ ...facts, length: bytes.length }))
    yield checked(bytes)
  }
  yield Buffer.from(check.digest('hex'))
}

const line = (facts: object) => Buffer.from(`${JSON.stringify(facts)}\n`)

const lineAt = (bytes: Buffer, start: number) => bytes.toString('utf8', start, bytes.indexOf('\n', start))

function* recordsIn<Facts extends object>(content: Buffer): Generator<FileRecord<Facts>> {
  let start = content.indexOf('\n') + 1
  while (start < content.length) {
    const { length, ...facts } = JSON.parse(lineAt(content, start)) as Facts & { length: number }
    const bytesStart = content.indexOf('\n', start) + 1
    start = bytesStart + length
    yield [facts as unknown as Facts, content.subarray(bytesStart, start)]
  }
}
