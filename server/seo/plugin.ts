import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { newest, pageDate } from '../../shared/page-dates.ts'
import type { Site } from '../../shared/site.ts'
import { sendValidated } from '../etag.ts'
import { FEED_ADDRESS, feedXml } from './feed.ts'
import { robotsText } from './robots.ts'
import { partAddress, sitemapEntries, sitemapPartXml, sitemapXml } from './sitemap.ts'

export const seoPlugin = fp<{ site: Site }>(
  async (app, { site }) => {
    app.get('/robots.txt', async (request, reply) => send(request, reply, 'text/plain', robotsText(site)))

    app.get(FEED_ADDRESS, async (request, reply) => {
      const { content, dependencies } = app.recordContent()
      const { items } = await content.posts()
      const modifiedAt = pageDate('/blog/', { posts: items })
      return send(request, reply, 'application/rss+xml', feedXml(site, items), { modifiedAt, ...dependencies() })
    })

    app.get('/sitemap.xml', async (request, reply) => {
      const { content, dependencies } = app.recordContent()
      const entries = await sitemapEntries(content, site)
      const modifiedAt = newest(entries.map(({ updatedAt }) => updatedAt))
      return send(request, reply, 'application/xml', sitemapXml(site.url, entries), { modifiedAt, ...dependencies() })
    })

    app.get<{ Params: { part: string } }>(partAddress(':part(^[1-9]\\d*$)'), async (request, reply) => {
      const { content, dependencies } = app.recordContent()
      const part = sitemapPartXml(site.url, await sitemapEntries(content, site), Number(request.params.part))
      return part === null ? reply.callNotFound() : send(request, reply, 'application/xml', part, dependencies())
    })
  },
  { name: 'seo', dependencies: ['content'] },
)

interface Dates {
  modifiedAt?: Date
  changedAtMs?: number | null
  changesAtMs?: number | null
}

const KEPT_S = 300

/** Crawlers and feed readers poll: mostly nothing has changed. None keeps a text past the moment that changes it. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string, dates: Dates = {}) {
  const { modifiedAt, changedAtMs, changesAtMs } = dates
  const leftS = Math.floor(((changesAtMs ?? Infinity) - Date.now()) / 1000)
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${Math.max(0, Math.min(KEPT_S, leftS))}`)
  return sendValidated(request, reply, text, modifiedAt && newest([modifiedAt, new Date(changedAtMs ?? 0)]))
}
