import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile } from '../base/atomic-file.ts'
import { messageOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { ownBytes } from '../own-bytes.ts'
import type { Copy } from './copy.ts'

type KnownCopy = [path: string, copy: Copy & { packed: Buffer }]

type Line = Omit<Copy, 'packed'> & { path: string; length: number }

/** Marks the layout of the file; a file of another layout is not read. */
const FORMAT = 4

/** The last of the file: SHA-256 of all before it, in hex. */
const CHECK_LENGTH = 64

/**
 * What was known of the upstream at `apiUrl` when the file was last written. A file that is missing, broken or of another
 * upstream gives nothing, and why is said.
 */
export async function readSnapshot(file: string, apiUrl: string, log: Log): Promise<KnownCopy[]> {
  try {
    const bytes = await readFile(file)
    const { format, apiUrl: ofUrl } = JSON.parse(lineAt(bytes, 0)) as { format: number; apiUrl: string }
    if (format !== FORMAT || ofUrl !== apiUrl) {
      log.info({ file }, 'content snapshot is of another upstream or version, not used')
      return []
    }
    const known = bytes.subarray(0, -CHECK_LENGTH)
    const sum = bytes.toString('latin1', known.length)
    if (sum !== createHash('sha256').update(known).digest('hex')) throw new Error('its checksum is wrong')
    const copies = [...copiesIn(known)]
    log.info({ file, copies: copies.length }, 'content snapshot read')
    return copies
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ file, reason: messageOf(error) }, 'content snapshot is corrupt, not used')
    return []
  }
}

/** The file is whole at every moment. Each reply goes in packed, as it is kept, after a line about it. */
export async function writeSnapshot(file: string, apiUrl: string, known: readonly KnownCopy[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await replaceFile(file, (draft) => writeFile(draft, chunksOf(apiUrl, known)))
}

function* chunksOf(apiUrl: string, known: readonly KnownCopy[]): Generator<Buffer> {
  const check = createHash('sha256')
  const checked = (bytes: Buffer) => {
    check.update(bytes)
    return bytes
  }
  yield checked(line({ format: FORMAT, apiUrl }))
  for (const [path, { packed, ...facts }] of known) {
    yield checked(line({ path, length: packed.length, ...facts }))
    yield checked(packed)
  }
  yield Buffer.from(check.digest('hex'))
}

const line = (facts: object) => Buffer.from(`${JSON.stringify(facts)}\n`)

const lineAt = (bytes: Buffer, start: number) => bytes.toString('utf8', start, bytes.indexOf('\n', start))

function* copiesIn(bytes: Buffer): Generator<KnownCopy> {
  let start = bytes.indexOf('\n') + 1
  while (start < bytes.length) {
    const { path, length, ...facts } = JSON.parse(lineAt(bytes, start)) as Line
    const packedStart = bytes.indexOf('\n', start) + 1
    start = packedStart + length
    yield [path, { ...facts, packed: ownBytes(bytes.subarray(packedStart, start)) }]
  }
}
