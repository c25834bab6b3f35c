import { messageOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { readRecords, writeRecords } from '../base/record-file.ts'
import { ownBytes } from '../own-bytes.ts'
import type { Dependencies, PackedPage, PageCache, StoredPage } from './page-cache.ts'

export interface PageSnapshot {
  path: string
  /** Changes with whatever a page is made of beside the content: the build and the settings. */
  madeBy: string
}

/** A page as JSON holds it. */
type Facts = Omit<PackedPage, 'compressed' | 'modifiedAt' | 'dependencies'> & {
  address: string
  modifiedAt: string | undefined
  dependencies: Omit<Dependencies, 'versions'> & { versions: [path: string, version: string][] }
}

/** Marks the layout of the file; a file of another layout is not read. */
const FORMAT = 1

/** Some two hundred pages: those asked for most recently. */
const MOST_BYTES = 4 * 1024 * 1024

/** After a page is kept the file waits for more of them, and for their best compression. */
const SETTLE_MS = 5000

const fileOf = ({ path, madeBy }: PageSnapshot) => ({ path, name: 'page snapshot', origin: { format: FORMAT, madeBy } })

/** Takes the pages of the process before into the cache, the most recently used last. */
export async function takeInPages(cache: PageCache, snapshot: PageSnapshot, log: Log): Promise<void> {
  const records = (await readRecords<Facts>(fileOf(snapshot), log)) ?? []
  for (const [{ address, modifiedAt, dependencies, ...page }, compressed] of records.toReversed())
    cache.takeIn(address, {
      ...page,
      modifiedAt: modifiedAt === undefined ? undefined : new Date(modifiedAt),
      dependencies: { ...dependencies, versions: new Map(dependencies.versions) },
      compressed: ownBytes(compressed),
    })
  if (records.length > 0) log.info({ file: snapshot.path, pages: records.length }, 'page snapshot read')
}

/** Writes the pages down some time after one is kept; `close` does so a last time. A failure to write is said and survived. */
export function keepPages(cache: PageCache, snapshot: PageSnapshot, log: Pick<Log, 'warn'>) {
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()
  cache.onKeep(() => {
    timer ??= setTimeout(() => void write(), SETTLE_MS).unref()
  })

  function write(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing
      // A power failure may leave it broken: it is checked when it is read.
      .then(async () => writeRecords(fileOf(snapshot), await recordsOf(cache), { isFlushed: false }))
      .catch((error: unknown) =>
        log.warn({ file: snapshot.path, reason: messageOf(error) }, 'page snapshot could not be written'),
      )
    return writing
  }

  return { close: write }
}

async function recordsOf(cache: PageCache): Promise<[Facts, Buffer][]> {
  const records: [Facts, Buffer][] = []
  let bytes = 0
  for (const [address, page] of cache.wholePages()) {
    const compressed = await page.representations.bytes('br')
    bytes += compressed.length
    if (bytes > MOST_BYTES) break
    records.push([factsOf(address, page), compressed])
  }
  return records
}

function factsOf(address: string, page: StoredPage): Facts {
  const { representations, freshUntilMs: _freshUntilMs, modifiedAt, dependencies, ...facts } = page
  if (!dependencies) throw new Error(`${address} is not kept`)
  return {
    address,
    ...facts,
    hash: representations.hash,
    modifiedAt: modifiedAt?.toISOString(),
    dependencies: { ...dependencies, versions: [...dependencies.versions] },
  }
}
