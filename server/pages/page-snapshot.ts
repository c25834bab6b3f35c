import { messageOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { readRecords, writeRecords } from '../base/record-file.ts'
import { unpooledCopy } from '../base/unpooled-copy.ts'
import type { PageCache } from './page-cache.ts'
import type { Dependencies } from './rendered-page.ts'
import type { PackedPage, StoredPage } from './stored-page.ts'

export interface PageSnapshot {
  path: string
  /** Changes with the inputs of a page other than content: the build and the settings. */
  madeBy: string
}

/** A page as JSON holds it. */
type PageHeader = Omit<PackedPage, 'compressed' | 'modifiedAt' | 'dependencies'> & {
  address: string
  modifiedAt: string | undefined
  dependencies: Omit<Dependencies, 'versions'> & { versions: [path: string, version: string][] }
}

/** Version of the file's layout; other versions are ignored. */
const FORMAT = 1

/** Some two hundred pages, the most recently used. */
const MOST_BYTES = 4 * 1024 * 1024

/** Changes within this time are written together, after the best compression. */
const WRITE_DELAY_MS = 5000

const fileOf = ({ path, madeBy }: PageSnapshot) => ({ path, name: 'page snapshot', origin: { format: FORMAT, madeBy } })

/** Fills the cache from the snapshot, the most recently used page last. */
export async function restorePages(cache: PageCache, snapshot: PageSnapshot, log: Log): Promise<void> {
  const records = (await readRecords<PageHeader>(fileOf(snapshot), log)) ?? []
  for (const [{ address, modifiedAt, dependencies, ...page }, compressed] of records.toReversed())
    cache.restore(address, {
      ...page,
      modifiedAt: modifiedAt === undefined ? undefined : new Date(modifiedAt),
      dependencies: { ...dependencies, versions: new Map(dependencies.versions) },
      compressed: unpooledCopy(compressed),
    })
  if (records.length > 0) log.info({ file: snapshot.path, pages: records.length }, 'page snapshot read')
}

/** Writes the snapshot shortly after a page is cached; `close` flushes it. A failed write is logged, not thrown. */
export function startPageSnapshotWriter(cache: PageCache, snapshot: PageSnapshot, log: Pick<Log, 'warn'>) {
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()
  cache.onStore(() => {
    timer ??= setTimeout(() => void write(), WRITE_DELAY_MS).unref()
  })

  function write(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing
      // Not flushed: its checksum is verified when it is read.
      .then(async () => writeRecords(fileOf(snapshot), await recordsOf(cache), { isFlushed: false }))
      .catch((error: unknown) =>
        log.warn({ file: snapshot.path, reason: messageOf(error) }, 'page snapshot could not be written'),
      )
    return writing
  }

  return { close: write }
}

async function recordsOf(cache: PageCache): Promise<[PageHeader, Buffer][]> {
  const records: [PageHeader, Buffer][] = []
  let bytes = 0
  for (const [address, page] of cache.completePages()) {
    const compressed = await page.representations.bytes('br')
    bytes += compressed.length
    if (bytes > MOST_BYTES) break
    records.push([headerOf(address, page), compressed])
  }
  return records
}

function headerOf(address: string, page: StoredPage): PageHeader {
  const { representations, freshUntilMs: _freshUntilMs, modifiedAt, dependencies, ...header } = page
  if (!dependencies) throw new Error(`${address} is not kept`)
  return {
    address,
    ...header,
    hash: representations.hash,
    modifiedAt: modifiedAt?.toISOString(),
    dependencies: { ...dependencies, versions: [...dependencies.versions] },
  }
}
