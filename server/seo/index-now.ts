import { messageOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import type { SitemapEntry } from './sitemap.ts'

/** The version of each address when search engines were last notified. */
export type Marks = Readonly<Record<string, string>>

export interface IndexNowOptions {
  key: string
  endpoint: string
  siteUrl: string
  /** The map of the site; `null` while a part of it cannot be read. */
  readMap: () => Promise<SitemapEntry[] | null>
  /** Outlives the process; `read` gives `null` before the first `write`. */
  memory: { read(): Promise<Marks | null>; write(marks: Marks): Promise<void> }
  /** Shares changes among processes: after `take`, `keep` what has been announced, or `release` it after a failure. */
  claims: {
    /** Those to announce here, and those another process has announced; the rest another is just announcing. */
    take(addresses: readonly string[], marks: Marks): Promise<{ own: string[]; told: string[] }>
    keep(): Promise<void>
    release(): Promise<void>
  }
  /** Resolves with the status. */
  post: (endpoint: string, body: string) => Promise<number>
  sleep: (ms: number) => Promise<unknown>
  log: Log
}

/** The protocol takes no more in one message. */
const MOST_IN_MESSAGE = 10_000

/** Before another try; a later change is another chance. */
const RETRY_AFTER_MS = [5000, 30_000]

/**
 * Tells search engines of pages that have appeared, changed or gone, as the sitemap dates
 * them: https://www.indexnow.org.
 */
export function createIndexNow(options: IndexNowOptions) {
  const { key, endpoint, siteUrl, readMap, memory, claims, post, sleep, log } = options
  let checking: Promise<void> = Promise.resolve()

  return {
    /** One after another. */
    check: () => (checking = checking.then(check)),
  }

  async function check(): Promise<void> {
    try {
      const entries = await readMap()
      if (!entries) return
      const marks = marksOf(entries)
      const before = await memory.read()
      if (!before) return await memory.write(marks)
      const told = await tell(changedAddresses(before, marks), marks)
      if (told.length > 0) await memory.write(withMarksOf(told, before, marks))
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'search engines could not be told of changed pages')
    }
  }

  /** Those that search engines know now: another process may fail over the others. */
  async function tell(changed: readonly string[], marks: Marks): Promise<string[]> {
    const { own, told } = await claims.take(changed, marks)
    if (own.length === 0) return told
    try {
      for (let from = 0; from < own.length; from += MOST_IN_MESSAGE) await send(own.slice(from, from + MOST_IN_MESSAGE))
    } catch (error) {
      await claims.release()
      throw error
    }
    await claims.keep()
    log.info({ pages: own.length }, 'search engines were told of changed pages')
    return [...own, ...told]
  }

  async function send(addresses: readonly string[]): Promise<void> {
    const body = JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: addresses.map((address) => siteUrl + address),
    })
    for (const waitMs of [...RETRY_AFTER_MS, null]) {
      const failure = await post(endpoint, body).then(failureOf, (error: unknown) => ({
        reason: messageOf(error),
        isLasting: false,
      }))
      if (!failure) return
      if (failure.isLasting || waitMs === null) throw new Error(failure.reason)
      await sleep(waitMs)
    }
  }
}

/** A key that is refused will be refused again. */
const failureOf = (status: number) =>
  status >= 200 && status < 300 ? null : { reason: `HTTP ${status}`, isLasting: status < 500 && status !== 429 }

const marksOf = (entries: readonly SitemapEntry[]): Marks =>
  Object.fromEntries(
    entries.map(({ address, updatedAt, picture }) => [address, `${updatedAt.toISOString()} ${picture ?? ''}`]),
  )

const changedAddresses = (before: Marks, now: Marks): string[] =>
  Object.keys({ ...before, ...now }).filter((address) => before[address] !== now[address])

function withMarksOf(told: readonly string[], before: Marks, now: Marks): Marks {
  const known = new Map(Object.entries(before))
  for (const address of told) {
    const mark = now[address]
    if (mark === undefined) known.delete(address)
    else known.set(address, mark)
  }
  return Object.fromEntries(known)
}

/** Search engines reach none but hosts of the web. */
export function isPublicSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return /\.(?!(?:localhost|local|internal|lan|test|invalid)$)[a-z][a-z\d-]*$/.test(hostname)
}
