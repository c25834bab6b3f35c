import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Site } from '../../shared/site.ts'
import { Overloaded } from '../base/errors.ts'
import type { Gate } from '../base/gate.ts'
import { previewTicket } from '../preview-link.ts'
import { negotiated } from './accept.ts'
import { answerWith, uncachedAnswer, type Answer } from './answer.ts'
import { canonicalRedirect } from './canonical.ts'
import { logErrorPage } from './error-log.ts'
import type { MissingPages } from './missing-pages.ts'
import { moveOf, type Move } from './moved.ts'
import { isData } from './page-address.ts'
import { pageCacheKey } from './page-cache-key.ts'
import { NOT_INDEXED, type CachingHeaders, type HeaderLines } from './page-headers.ts'
import { IFRAME_SCRIPT } from './preview-iframe.ts'
import { previewRenderer } from './previews.ts'
import { refusedPreview } from './refused-preview.ts'
import type { Sources } from './render.ts'
import type { StoredPage } from './stored-page.ts'

export interface PageRoutesOptions {
  site: Site
  /** Signs links that show drafts; `null`: there are none. */
  previewSecret: string | null
  /** The content system's panel, which may show previews in a frame; `null`: nobody may. */
  panelUrl: string | null
  sources: Sources
  gate: Gate
  /** `null`: no such page. */
  find: (address: string) => Promise<StoredPage | null>
  missing: MissingPages
  caching: CachingHeaders
  robotsOf: (url: string) => HeaderLines
  overloaded: (url: string) => Answer
}

/** Answers all addresses that no other route does: with a page, a preview, a redirect or a 404. */
export const pageRoutesPlugin = fp<PageRoutesOptions>(
  async (app, options) => {
    const { site, previewSecret, panelUrl, sources, gate, find, missing, caching, robotsOf, overloaded } = options
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

    function answerOverload(error: Error, { url }: FastifyRequest, reply: FastifyReply) {
      if (!(error instanceof Overloaded)) throw error
      void reply.sendAnswer(overloaded(url))
    }
  },
  { name: 'page-routes', dependencies: ['answers', 'content', 'read-only'] },
)
