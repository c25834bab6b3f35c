import { setTimeout as sleep } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { codeOf } from '../../base/error-reason.ts'
import { changedKeys } from '../../base/surrogate-keys.ts'

export interface CdnOptions {
  /** Purge endpoint of the CDN; `null`: there is none. */
  purge: { url: string; headers: Readonly<Record<string, string>> } | null
}

/** Collects related changes: an item and its list. */
const GATHER_MS = 100
const MOST_KEYS = 100
const RETRY_MS = [500, 2000, 10_000]
const PATIENCE_MS = 5000
/** Longer than it takes all processes to see a change. */
const KNOWN_S = 600

/**
 * Purges changed pages from a CDN by their surrogate keys, once this process has the new content and the others have
 * invalidated theirs. With Redis one process purges each change.
 */
export const cdnPlugin = fp<CdnOptions>(
  async (app, { purge }) => {
    if (purge === null) return
    const { url, headers } = purge
    const shutdown = new AbortController()
    let keysToPurge = new Set<string>()
    let purging = Promise.resolve()

    app.contentStore.onNewVersion((path, version, isRemote) => void onChanged(path, version, isRemote))
    app.addHook('preClose', async () => {
      shutdown.abort()
      await purging
    })

    async function onChanged(path: string, version: string, isRemote: boolean) {
      if (!(await claimPurge(path, version))) return
      const [, area, code] = path.split('/')
      // A change learnt from another process is not announced again: two processes whose replies always differ
      // would notify each other for ever.
      if (!isRemote) await app.invalidationMessages.send({ area, ...(code && { code }) })
      if (keysToPurge.size === 0) purging = purging.then(purgeGathered)
      for (const key of changedKeys(path)) keysToPurge.add(key)
    }

    /** Without Redis, or while it is down, every process purges: twice is better than never. */
    async function claimPurge(path: string, version: string): Promise<boolean> {
      const previous = await app.redis?.set(`versta-cdn:${url}${path}`, version, 'EX', KNOWN_S, 'GET').catch(() => null)
      return previous !== version
    }

    async function purgeGathered() {
      await sleep(GATHER_MS, undefined, { signal: shutdown.signal }).catch(() => {})
      const keys = [...keysToPurge]
      keysToPurge = new Set()
      for (let at = 0; at < keys.length; at += MOST_KEYS) await purgeKeys(keys.slice(at, at + MOST_KEYS))
    }

    async function purgeKeys(keys: readonly string[]) {
      for (const delayMs of [...RETRY_MS, null])
        try {
          await send(keys)
          app.log.info({ keys: keys.length }, 'CDN purged')
          return
        } catch (error) {
          if (delayMs === null || shutdown.signal.aborted) {
            app.log.warn({ reason: codeOf(error), keys }, 'CDN purge failed: it may serve stale pages')
            return
          }
          await sleep(delayMs, undefined, { signal: shutdown.signal }).catch(() => {})
        }
    }

    /** As a header for Varnish and Fastly, as JSON for Cloudflare. */
    async function send(keys: readonly string[]) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'surrogate-key': keys.join(' '), ...headers },
        body: JSON.stringify({ tags: keys }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw Object.assign(new Error('refused'), { code: `answered ${response.status}` })
    }
  },
  { name: 'cdn', dependencies: ['content', 'invalidation-messages', 'redis'] },
)
