import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fp from 'fastify-plugin'
import type { ContentReader } from '../../shared/content-reader.ts'
import { mediaAddress } from '../../shared/media.ts'
import { messageOf } from '../base/error-reason.ts'
import { lazy } from '../base/lazy.ts'
import { watchClock } from './cache/clock-watch.ts'
import { createContentStore, type ContentStore } from './cache/content-store.ts'
import { sharedReplies } from './cache/shared-replies.ts'
import { startSnapshotWriter } from './cache/snapshot-writer.ts'
import { readSnapshot } from './cache/snapshot.ts'
import { doubtMissing } from './doubt-missing.ts'
import { draftReader } from './draft-reader.ts'
import { withPictureSizes } from './html/picture-sizes.ts'
import { createContentReader, type MakeReader, type SelectVisible } from './reader.ts'
import { recordedReader, type ContentDependencies } from './recorded-reader.ts'
import { resourceAt } from './resource-at.ts'
import { limitUnlisted } from './unlisted.ts'
import { createClients, type ApiOptions } from './upstream/clients.ts'

declare module 'fastify' {
  interface FastifyInstance {
    content: ContentReader
    contentStore: ContentStore
    /** A reader for one page that records its dependencies. */
    recordContent: () => { content: ContentReader; dependencies: () => ContentDependencies }
    /** A reader for one page with drafts in it. */
    draftContent: () => ContentReader
  }
}

export interface ContentOptions extends ApiOptions {
  siteUrl: string
  freshMs: number
  staleMs: number
  /** Identifies the content: a snapshot of other content is ignored. */
  contentId: string
  /** Whether other processes may have replies of the same upstream. */
  isShared: boolean
  dataDirectory: string
}

/** Compressing a page takes a few: the first refresh of a process reads code, which blocks. */
const ANSWER_MS = 100

const cleaning = lazy(() => import('./html/cleaner.ts'))

export const contentPlugin = fp<ContentOptions>(
  async (app, options) => {
    const { apiUrl, siteUrl, freshMs, staleMs, contentId, isShared, dataDirectory } = options
    const { log } = app
    const file = join(dataDirectory, 'content-snapshot')
    const redis = isShared ? app.redis : null
    const onRedisFailure = (error: unknown) =>
      log.warn({ reason: messageOf(error) }, 'content of other processes is left alone for a while')
    const { upstream, drafts } = await createClients(options, app.tracing)
    const { pictureFacts } = app
    const isServed = (address: string) => pictureFacts.isServed(mediaAddress(address, { width: 640 }))
    const html = async () => (await cleaning()).createHtmlCleaner(siteUrl, isServed)
    const makeReader: MakeReader = (read, select, onTooLate) =>
      createContentReader({
        read,
        ...(select && { select }),
        html,
        measured: (text) => withPictureSizes(text, pictureFacts.sizeOf, onTooLate),
        log,
      })
    const lists = makeReader(async (source) => (await store.read(source)).value, visibleNow)
    const store = createContentStore({
      upstream: doubtMissing(upstream, lists),
      resourceAt: (path) => resourceAt(path, makeReader),
      freshMs,
      staleMs,
      replies: await readSnapshot(file, contentId, log),
      sharedReplies: redis && sharedReplies({ redis, apiUrl, staleMs, onFailure: onRedisFailure }),
      onFailure: (path, error) => log.warn({ content: path, reason: messageOf(error) }, 'content cannot be read'),
      onRecovery: (path) => log.info({ content: path }, 'content can be read again'),
      beforeRefresh: () => pause(ANSWER_MS, undefined, { ref: false }),
    })
    const read = limitUnlisted(store, lists)
    const content = makeReader(async (source) => (await read(source)).value, visibleNow)

    app.decorate('content', content)
    app.decorate('contentStore', store)
    app.decorate('recordContent', () => recordedReader({ read }, makeReader))
    app.decorate('draftContent', () => draftReader(drafts, makeReader))
    const stopWatching = watchClock(() => {
      log.warn('the clock was set back: content is checked anew')
      store.invalidate(() => true)
    })
    const snapshot = startSnapshotWriter(store, file, contentId, log)
    app.addHook('onClose', async () => {
      stopWatching()
      await snapshot.close()
      await Promise.all([upstream.close(), drafts.close()])
    })
  },
  { name: 'content', dependencies: ['redis', 'media', 'tracing'] },
)

const visibleNow: SelectVisible = (timeline) => timeline.at(Date.now()).value
