import fp from 'fastify-plugin'
import type { Site } from '../../shared/site.ts'
import { FEED_ADDRESS, feedXml } from './feed.ts'
import { robotsText } from './robots.ts'
import { sitemapEntries, sitemapXml } from './sitemap.ts'

export const seoPlugin = fp<{ site: Site }>(
  async (app, { site }) => {
    app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(site)))
    app.get(FEED_ADDRESS, async (_request, reply) =>
      reply.type('application/rss+xml; charset=utf-8').send(feedXml(site, (await app.content.posts()).items)),
    )
    app.get('/sitemap.xml', async (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemapXml(site.url, await sitemapEntries(app.content))),
    )
  },
  { name: 'seo', dependencies: ['content'] },
)
