import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { FormResult } from '../../shared/lead/form-result.ts'
import { markdownAddress } from '../../shared/markdown-address.ts'
import { isMediaAddress } from '../../shared/media.ts'
import type { ShareCard } from '../../shared/share-card.ts'
import { Overloaded } from '../base/errors.ts'
import type { Answered, Shortcut } from '../http-server.ts'
import { previewTicket } from '../preview-link.ts'
import { negotiated } from './accept.ts'
import { answerWith, uncachedAnswer } from './answer.ts'
import { answersPlugin } from './answers-plugin.ts'
import { cachedAnswers } from './cached-answers.ts'
import { canonicalRedirect } from './canonical.ts'
import { logErrorPage } from './error-log.ts'
import { descriptionIn } from './markdown/markdown.ts'
import { createMissingPages } from './missing-pages.ts'
import { moveOf, type Move } from './moved.ts'
import { isOfPage, overloadedAnswer } from './overloaded.ts'
import { isData, isMarkdown } from './page-address.ts'
import { pageCacheKey } from './page-cache-key.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { cachingHeaders, NOT_INDEXED } from './page-headers.ts'
import { pageRenderer } from './page-renderer.ts'
import { startPageSnapshotWriter, restorePages, type PageSnapshot } from './page-snapshot.ts'
import { IFRAME_SCRIPT } from './preview-iframe.ts'
import { previewRenderer } from './previews.ts'
import { refusedPreview } from './refused-preview.ts'
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

export interface PagesOptions extends Omit<SiteFacts, 'icons'> {
  /** How long content is fresh, which is how long a CDN may keep a page. */
  freshMs: number
  /** How long it is served stale while the upstream fails. */
  staleMs: number
  /** Signs links that show drafts; `null`: there are none. */
  previewSecret: string | null
  /** The content system's panel, which may show previews in a frame; `null`: nobody may. */
  panelUrl: string | null
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

    const renderPreview = previewRenderer({ sources, published: app.content, draft: app.draftContent, panelUrl })
    const refused = refusedPreview(site, panelUrl)

    app.get('/draft.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(IFRAME_SCRIPT),
    )
    app.get('/*', { errorHandler: answerOverload }, (request: FastifyRequest, reply: FastifyReply) => {
      const ticket = previewTicket(request.url, previewSecret, Date.now())
      if (ticket !== null) return sendPreview(ticket, request, reply)
      const redirect = canonicalRedirect(request.url)
      return redirect ? sendCanonical(reply, redirect) : sendPage(request, reply)
    })
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      // Before the body is read.
      async onRequest({ url }, reply) {
        const page = await find(pageCacheKey(canonicalRedirect(url) ?? url))
        return page ? reply.refuseMethod() : reply.callNotFound()
      },
      handler: (_request, reply) => reply.callNotFound(),
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

    async function sendPreview(ticket: string | false, { url }: FastifyRequest, reply: FastifyReply) {
      if (previewSecret === null) return reply.callNotFound()
      if (ticket === false) {
        const answer = refused(url)
        logErrorPage(answer, url, reply.log)
        return reply.addLines(NOT_INDEXED).sendAnswer(answer)
      }
      const page = await gate.enter(() => renderPreview(ticket, url))
      logErrorPage(page, url, reply.log)
      return reply.addLines(NOT_INDEXED).sendAnswer(uncachedAnswer(page, 200))
    }

    /** To the page of an old address in one step, however it was spelled. */
    async function sendCanonical(reply: FastifyReply, url: string): Promise<FastifyReply> {
      const move = await moveOf(url, app.content)
      if (move && !(await find(pageCacheKey(url)))) return sendMove(reply, move, isData(url))
      return reply.redirect(url, 301)
    }

    async function sendPage({ url, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const own = pageCacheKey(url)
      const address = negotiated(own, headers.accept)
      const page = await find(address)
      if (!page || page.status === 503) {
        const move = await moveOf(url, app.content)
        // Until its data can be read again, nobody knows whether the page is still there.
        if (move) return sendMove(reply, page ? { ...move, isPermanent: false } : move, isData(url))
      }
      if (page) {
        logErrorPage(page, url, reply.log)
        return reply.addLines(robotsOf(url)).sendAnswer(answerWith(page, headers, caching, address !== own))
      }
      const answer = await missing.at(url, headers['accept-encoding'])
      logErrorPage(answer, url, reply.log)
      return reply.sendAnswer(answer)
    }

    /** Vike's client loads the whole page where its data are missing, and that is redirected. */
    function sendMove(reply: FastifyReply, { location, isPermanent }: Move, isOfData: boolean): FastifyReply {
      if (!isOfData) return reply.addLines(caching.stale).redirect(location, isPermanent ? 301 : 302)
      reply.callNotFound()
      return reply
    }

    async function find(address: string): Promise<StoredPage | null> {
      if (buildId) return cache.get(address)
      const page = await render(address)
      return page && storedPage(page)
    }

    function answerOverload(error: Error, { url }: FastifyRequest, reply: FastifyReply) {
      if (!(error instanceof Overloaded)) throw error
      void reply.sendAnswer(overloaded(url))
    }
  },
  {
    name: 'pages',
    dependencies: ['content', 'icons', 'media', 'read-only', 'rendering', 'security', 'shedding', 'tracing'],
  },
)
