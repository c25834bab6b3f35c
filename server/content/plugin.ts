import { join } from 'node:path'
import fp from 'fastify-plugin'
import type { ContentReader } from '../../shared/content-reader.ts'
import { mediaAddress } from '../../shared/media.ts'
import { messageOf } from '../base/error-reason.ts'
import { createContentStore, type ContentStore, type Source } from './content-store.ts'
import { draftReader } from './draft-reader.ts'
import { createHtmlCleaner } from './html/cleaner.ts'
import { withPictureSizes } from './html/picture-sizes.ts'
import { createContentReader } from './reader.ts'
import { recordedReader, type Ingredients } from './recorded-reader.ts'
import { keepSnapshot } from './snapshot-keeper.ts'
import { readSnapshot } from './snapshot.ts'
import { sharedCopies } from './shared-copies.ts'
import { limitUnlisted } from './unlisted.ts'
import { createUpstream } from './upstream.ts'

declare module 'fastify' {
  interface FastifyInstance {
    content: ContentReader
    contentStore: ContentStore
    /** A reader for one page, and what it has read by the time the page is made. */
    recordContent: () => { content: ContentReader; ingredients: () => Ingredients }
    /** A reader for one page with drafts in it. */
    draftContent: () => ContentReader
  }
}

export interface ContentOptions {
  apiUrl: string
  siteUrl: string
  freshMs: number
  staleMs: number
  timeoutMs: number
  /** An upstream that is up whenever we are: what it said need not be kept for others or over a restart. */
  isEmbedded: boolean
  dataDirectory: string
  /** Tells the upstream that drafts may be shown. */
  previewSecret: string | null
}

export const contentPlugin = fp<ContentOptions>(
  async (app, options) => {
    const { apiUrl, siteUrl, freshMs, staleMs, timeoutMs, isEmbedded, dataDirectory, previewSecret } = options
    const { log } = app
    const file = isEmbedded ? null : join(dataDirectory, 'content-snapshot')
    const redis = isEmbedded ? null : app.redis
    const onRedisFailure = (error: unknown) =>
      log.warn({ reason: messageOf(error) }, 'content of other processes is left alone for a while')
    const upstream = createUpstream({ baseUrl: apiUrl, timeoutMs })
    const drafts = createUpstream({ baseUrl: apiUrl, timeoutMs, authorization: `Bearer ${previewSecret}` })
    const store = createContentStore({
      upstream,
      freshMs,
      staleMs,
      copies: file ? await readSnapshot(file, apiUrl, log) : [],
      others: redis && sharedCopies({ redis, apiUrl, staleMs, onFailure: onRedisFailure }),
      onFailure: (path, error) => log.warn({ content: path, reason: messageOf(error) }, 'content cannot be read'),
      onRecovery: (path) => log.info({ content: path }, 'content can be read again'),
    })
    const { pictureFacts } = app
    const html = createHtmlCleaner(siteUrl, (address) => pictureFacts.isServed(mediaAddress(address, { width: 640 })))
    const makeReader = (read: <Value>(source: Source<Value>) => Promise<Value>) =>
      createContentReader({ read, html, measured: (text) => withPictureSizes(text, pictureFacts.sizeOf), log })
    const lists = makeReader(async (source) => (await store.read(source)).value)
    const read = limitUnlisted(store, lists)
    const content = makeReader(async (source) => (await read(source)).value)

    app.decorate('content', content)
    app.decorate('contentStore', store)
    app.decorate('recordContent', () => recordedReader({ read }, makeReader))
    app.decorate('draftContent', () => draftReader(drafts, makeReader))
    const snapshot = file ? keepSnapshot(store, file, apiUrl, log) : null
    app.addHook('onClose', async () => {
      await snapshot?.close()
      await Promise.all([upstream.close(), drafts.close()])
    })
  },
  { name: 'content', dependencies: ['redis', 'media'] },
)
