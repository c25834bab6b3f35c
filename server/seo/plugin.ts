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
      const { items } = await app.content.posts()
      return send(request, reply, 'application/rss+xml', feedXml(site, items), pageDate('/blog/', { posts: items }))
    })

    app.get('/sitemap.xml', async (request, reply) => {
      const entries = await sitemapEntries(app.content, site)
      return send(
        request,
        reply,
        'application/xml',
        sitemapXml(site.url, entries),
        newest(entries.map(({ updatedAt }) => updatedAt)),
      )
    })

    app.get<{ Params: { part: string } }>(partAddress(':part(^[1-9]\\d*$)'), async (request, reply) => {
      const part = sitemapPartXml(site.url, await sitemapEntries(app.content, site), Number(request.params.part))
      return part === null ? reply.callNotFound() : send(request, reply, 'application/xml', part)
    })
  },
  { name: 'seo', dependencies: ['content'] },
)

/** Crawlers and feed readers poll: mostly nothing has changed. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string, modifiedAt?: Date) {
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300')
  return sendValidated(request, reply, text, modifiedAt)
}
