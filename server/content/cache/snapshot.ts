import type { Log } from '../../base/log.ts'
import { readRecords, writeRecords } from '../../base/record-file.ts'
import { unpooledCopy } from '../../base/unpooled-copy.ts'
import type { CachedReply } from './reply.ts'

type SnapshotEntry = [path: string, reply: CachedReply & { packed: Buffer }]

type ReplyHeader = Omit<CachedReply, 'packed'> & { path: string }

/** Version of the file's layout; other versions are ignored. */
const FORMAT = 5

const fileOf = (path: string, contentId: string) => ({
  path,
  name: 'content snapshot',
  // Files written before the embedded content had an id call it so: an update keeps what is known.
  origin: { format: FORMAT, apiUrl: contentId },
})

/** The cached replies made of the content `contentId`; empty without a valid file. */
export async function readSnapshot(file: string, contentId: string, log: Log): Promise<SnapshotEntry[]> {
  const records = await readRecords<ReplyHeader>(fileOf(file, contentId), log)
  if (!records) return []
  log.info({ file, replies: records.length }, 'content snapshot read')
  return records.map(([{ path, ...header }, packed]) => [path, { ...header, packed: unpooledCopy(packed) }])
}

/** Each record is a line, its header, and the compressed body. */
export const writeSnapshot = (file: string, contentId: string, known: readonly SnapshotEntry[]): Promise<void> =>
  writeRecords(
    fileOf(file, contentId),
    known.map(([path, { packed, ...header }]) => [{ path, ...header }, packed]),
  )
