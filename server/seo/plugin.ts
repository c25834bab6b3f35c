import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { productAddress } from '../../shared/addresses.ts'
import { orEmpty } from '../../shared/content-fallback.ts'
import type { ContentReader } from '../../shared/content-reader.ts'
import type { PostCard } from '../../shared/entities/post.ts'
import { newest, pageDate } from '../../shared/page-dates.ts'
import type { Site } from '../../shared/site.ts'
import { isUnchanged, lastModified } from '../etag.ts'
import { limitConcurrency } from '../base/concurrency.ts'
import { FEED_ADDRESS, feedXml, newestPosts, type FeedPost } from './feed.ts'
import { createFeedTexts } from './feed-texts.ts'
import { encodingFor, etagOf, representationsOf } from '../representation.ts'
import { llmsText } from './llms.ts'
import { robotsText } from './robots.ts'
import { partAddress, sitemapEntries, sitemapPartXml, sitemapXml } from './sitemap.ts'

export const seoPlugin = fp<{ site: Site }>(
  async (app, { site }) => {
    const feedTexts = createFeedTexts(site.url)

    app.get('/robots.txt', async (request, reply) => send(request, reply, 'text/plain', robotsText(site)))

    if (site.indexable)
      app.get('/llms.txt', async (request, reply) => {
        const { content, dependencies } = app.recordContent()
        const [description, product] = await Promise.all([
          app.pageDescription('/').catch(() => null),
          site.productCode === '' ? null : app.shareCard(productAddress(site.productCode)).catch(() => null),
        ])
        const text = await llmsText(content, site, { description, product: product?.title ?? null })
        return send(request, reply, 'text/plain', text, dependencies())
      })

    app.get(FEED_ADDRESS, async (request, reply) => {
      const { content, dependencies } = app.recordContent()
      const { items } = await content.posts()
      const modifiedAt = pageDate('/blog/', { posts: items })
      const xml = feedXml(site, await readFeedPosts(content, items))
      return send(request, reply, 'application/rss+xml', xml, { modifiedAt, ...dependencies() })
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

    /** The feed works without its optional parts. */
    async function readFeedPosts(content: ContentReader, all: readonly PostCard[]): Promise<FeedPost[]> {
      const cards = newestPosts(all)
      const withReadLimit = limitConcurrency({ atOnce: READ_AT_ONCE })
      const [team, posts] = await Promise.all([
        orEmpty(content.team()),
        Promise.all(cards.map(({ code }) => withReadLimit(() => content.post(code)).catch(() => null))),
      ])
      const texts = await feedTexts(cards.map(({ code }, at) => ({ code, html: posts[at]?.detailHtml ?? '' })))
      return cards.map((card, at) => ({
        ...card,
        author: team.find(({ code }) => code === posts[at]?.author)?.name ?? null,
        text: texts[at] ?? '',
      }))
    }
  },
  { name: 'seo', dependencies: ['content', 'pages'] },
)

/** A feed must not take all connections of the upstream. */
const READ_AT_ONCE = 4

interface TextFacts {
  modifiedAt?: Date
  /** `false`: something was left out because it could not be read. */
  isComplete?: boolean
  changedAtMs?: number | null
  changesAtMs?: number | null
}

const KEPT_S = 300

/**
 * Crawlers and feed readers poll: mostly nothing has changed. None keeps a text past the moment that changes it, nor one
 * that lacks something; the whole one will have the same date.
 */
async function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string, facts: TextFacts = {}) {
  const { isComplete = true, changedAtMs, changesAtMs } = facts
  const modifiedAt = isComplete && facts.modifiedAt ? newest([facts.modifiedAt, new Date(changedAtMs ?? 0)]) : undefined
  const encoding = encodingFor(request.headers['accept-encoding'])
  const representations = representationsOf(Buffer.from(text))
  const etag = etagOf(representations.hash, encoding)
  const leftS = isComplete ? Math.floor(((changesAtMs ?? Infinity) - Date.now()) / 1000) : 0
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${Math.max(0, Math.min(KEPT_S, leftS))}`)
    .header('vary', 'Accept-Encoding')
    .header('etag', etag)
  if (modifiedAt) reply.header('last-modified', lastModified(modifiedAt))
  if (isUnchanged(request.headers, etag, modifiedAt)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await representations.bytes(encoding))
}
