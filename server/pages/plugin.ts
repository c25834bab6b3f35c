import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { FormResult } from '../../shared/lead/form-result.ts'
import { markdownAddress } from '../../shared/markdown-address.ts'
import { isMediaAddress } from '../../shared/media.ts'
import type { ShareCard } from '../../shared/share-card.ts'
import type { Answered, Shortcut } from '../http/server.ts'
import { uncachedAnswer } from './answer.ts'
import { answersPlugin } from './answers-plugin.ts'
import { cachedAnswers } from './cached-answers.ts'
import { canonicalRedirect } from './canonical.ts'
import { descriptionIn } from './markdown/markdown.ts'
import { createMissingPages } from './missing-pages.ts'
import { isOfPage, overloadedAnswer } from './overloaded.ts'
import { isMarkdown } from './page-address.ts'
import { pageCacheKey } from './page-cache-key.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { cachingHeaders, NOT_INDEXED } from './page-headers.ts'
import { pageRenderer } from './page-renderer.ts'
import { pageRoutesPlugin, type PageRoutesOptions } from './page-routes-plugin.ts'
import { startPageSnapshotWriter, restorePages, type PageSnapshot } from './page-snapshot.ts'
import { renderMissing, renderUncached, type SiteFacts } from './render.ts'
import { sourcesOf } from './sources.ts'
import { shareCardIn, storedPage, type StoredPage } from './stored-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    pageCache: PageCache
    /** The texts on the share picture of a page; `null`: no such page. Rejects while nobody can tell. */
    shareCard: (page: string) => Promise<ShareCard | null>
    /** A page's own description, one sentence. */
    pageDescription: (page: string) => Promise<string | null>
  }
  interface FastifyReply {
    /** Answers with the page at `address` and a form's result on it, under the status set before. */
    sendForm(address: string, form: FormResult): Promise<FastifyReply>
  }
}

export interface PagesOptions extends Omit<SiteFacts, 'icons'>, Pick<PageRoutesOptions, 'previewSecret' | 'panelUrl'> {
  /** How long content is fresh, which is how long a CDN may keep a page. */
  freshMs: number
  /** How long it is served stale while the upstream fails. */
  staleMs: number
  /** Whether pages carry the surrogate keys by which a CDN purges them. */
  hasSurrogateKeys: boolean
  /** Where cached pages survive a restart; `null`: nowhere. */
  snapshot: PageSnapshot | null
  shortcut: { use(shortcut: Shortcut): void }
  createRequestId: () => string
  onAnswer: (answer: Answered, error: Error | null) => void
}

/** Renders at once for visitors, of different pages: most wait for the content API. */
const MOST_RENDERS = 64

export const pagesPlugin = fp<PagesOptions>(
  async (app, options) => {
    const { site, freshMs, staleMs, previewSecret, panelUrl, buildId, snapshot, shortcut } = options
    await app.register(answersPlugin)
    const sources = sourcesOf(app, options)
    const render = pageRenderer(app.tracing, sources, options.hasSurrogateKeys)
    const caching = cachingHeaders({ freshMs, staleMs })
    const freshUntil = (path: string, version: string) => app.contentStore.freshUntil(path, version)
    const gate = app.gate('page', MOST_RENDERS)
    const cache = createPageCache({ render, freshUntil, gate })
    const missing = createMissingPages({
      render: (address) => renderMissing(sources, address),
      freshUntil,
      isCacheable: buildId !== null,
    })
    app.contentStore.onChange((path) => cache.invalidate(path))
    app.decorate('pageCache', cache)
    app.decorate('shareCard', async (page) => shareCardIn(await find(page)))
    app.decorate('pageDescription', async (page) => {
      const markdown = await find(markdownAddress(page))
      return markdown && descriptionIn(String(await markdown.representations.bytes('identity')))
    })

    const overloaded = overloadedAnswer(site)
    // On a site closed to crawlers every page has its own noindex.
    const robotsOf = (url: string) => (site.indexable && isMarkdown(url) ? NOT_INDEXED : [])
    if (buildId) answerBeforeRouting()
    app.addHook('preClose', async () => cache.close())
    if (snapshot) {
      await restorePages(cache, snapshot, app.log)
      const snapshotWriter = startPageSnapshotWriter(cache, snapshot, app.log)
      app.addHook('onClose', () => snapshotWriter.close())
    }

    app.decorateReply('sendForm', async function sendForm(this: FastifyReply, url, form) {
      // Rendered at any spelling of the address: a redirect would lose the form's values.
      const address = pageCacheKey(canonicalRedirect(url) ?? url)
      const page = await renderUncached(sources, app.content, address, { form })
      return this.sendAnswer(uncachedAnswer(page, this.statusCode))
    })

    await app.register(pageRoutesPlugin, {
      site,
      previewSecret,
      panelUrl,
      sources,
      gate,
      find,
      missing,
      caching,
      robotsOf,
      overloaded,
    })

    function answerBeforeRouting() {
      const { document, data } = app.securityHeaders
      // A document has its own policy among its headers.
      const { 'content-security-policy': _own, ...ofDocuments } = document
      const securityHeaders = { document: Object.entries(ofDocuments).flat(), data: Object.entries(data).flat() }
      const { createRequestId, onAnswer } = options
      const refusal = (url: string, address: string) => {
        const isRefused = isOfPage(url)
          ? !app.shedding.tryQueue('page', () => cache.isRendering(address))
          : isMediaAddress(url) && !app.shedding.tryQueue('picture', () => app.pictureFacts.isCached(url))
        return isRefused ? overloaded(url) : null
      }
      shortcut.use(cachedAnswers({ cache, caching, securityHeaders, robotsOf, refusal, createRequestId, onAnswer }))
    }

    async function find(address: string): Promise<StoredPage | null> {
      if (buildId) return cache.get(address)
      const page = await render(address)
      return page && storedPage(page)
    }
  },
  {
    name: 'pages',
    dependencies: ['content', 'icons', 'media', 'read-only', 'rendering', 'security', 'shedding', 'tracing'],
  },
)
