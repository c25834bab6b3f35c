import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fp from 'fastify-plugin'
import type { Site } from '../../shared/site.ts'
import { replaceFile } from '../base/atomic-file.ts'
import { isRecord } from '../base/is-record.ts'
import { claimsInRedis, ownClaims } from './index-now-claims.ts'
import type { Marks } from './index-now.ts'
import { sitemapEntries } from './sitemap.ts'

export interface IndexNowPluginOptions {
  site: Site
  /** `null`: nothing is announced. */
  key: string | null
  endpoint: string
  dataDirectory: string
}

/** Changes within this time are announced together. */
const TOGETHER_MS = 2000
/** Scheduled items appear and disappear without a message from the content system. */
const LOOK_EVERY_MS = 15 * 60_000
const POST_LIMIT_MS = 10_000

/** Tells search engines of changed pages once there is a key, which they find at `/KEY.txt`. */
export const indexNowPlugin = fp<IndexNowPluginOptions>(
  async (app, { site, key, endpoint, dataDirectory }) => {
    if (key === null) return
    const { createIndexNow, isPublicSite } = await import('./index-now.ts')
    app.get(`/${key}.txt`, (_request, reply) => reply.type('text/plain; charset=utf-8').send(key))
    if (!site.indexable || !isPublicSite(site.url)) {
      app.log.warn('INDEXNOW_KEY is set, but the site is closed to crawlers or has no public address: nobody is told')
      return
    }

    const stopped = new AbortController()
    const { check } = createIndexNow({
      key,
      endpoint,
      siteUrl: site.url,
      async readMap() {
        const { content, dependencies } = app.recordContent()
        const entries = await sitemapEntries(content, site).catch(() => null)
        return dependencies().isComplete ? entries : null
      },
      memory: memoryIn(join(dataDirectory, 'indexnow.json'), site.url),
      claims: app.redis ? claimsInRedis(app.redis, site.url) : ownClaims,
      post,
      sleep: (ms) => sleep(ms, null, { signal: stopped.signal, ref: false }),
      log: app.log,
    })

    let isListening = false
    let changeTimer: NodeJS.Timeout | null = null
    let pollTimer: NodeJS.Timeout | null = null
    app.contentStore.onChange(() => {
      // Before it listens, all content is new.
      if (isListening) changeTimer ??= setTimeout(() => void checkChanges(), TOGETHER_MS).unref()
    })
    app.addHook('onListen', () => {
      isListening = true
      pollTimer = setInterval(() => void check(), LOOK_EVERY_MS).unref()
      void check().then(() => app.log.info({ endpoint }, 'search engines are told of changed pages'))
    })
    app.addHook('preClose', async () => {
      stopped.abort()
      clearInterval(pollTimer ?? undefined)
      clearTimeout(changeTimer ?? undefined)
    })

    function checkChanges(): Promise<void> {
      changeTimer = null
      return check()
    }

    async function post(address: string, body: string): Promise<number> {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body,
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(POST_LIMIT_MS)]),
      })
      await response.body?.cancel()
      return response.status
    }
  },
  { name: 'index-now', dependencies: ['content', 'deferred-start', 'redis'] },
)

/** Announcements for another address of the site do not count. */
const memoryIn = (file: string, siteUrl: string) => ({
  async read(): Promise<Marks | null> {
    const text = await readFile(file, 'utf8').catch(() => '')
    try {
      const stored: unknown = JSON.parse(text)
      return isRecord(stored) && stored['siteUrl'] === siteUrl ? (stored['marks'] as Marks) : null
    } catch {
      return null
    }
  },
  write: (marks: Marks) =>
    replaceFile(file, (temporary) => writeFile(temporary, JSON.stringify({ siteUrl, marks })), { isFlushed: false }),
})
