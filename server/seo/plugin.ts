import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { productAddress } from '../../shared/addresses.ts'
import { orEmpty } from '../../shared/content-fallback.ts'
import type { ContentReader } from '../../shared/content-reader.ts'
import type { PostCard } from '../../shared/entities/post.ts'
import { newest, pageDate } from '../../shared/page-dates.ts'
import type { Site } from '../../shared/site.ts'
import { limitConcurrency } from '../base/concurrency.ts'
import { isUnchanged, lastModified } from '../http/etag.ts'
import { encodingFor, etagOf, representationsOf, type Representations } from '../http/representation.ts'
import { createFeedTexts } from './feed-texts.ts'
import { FEED_ADDRESS, feedXml, newestPosts, type FeedPost } from './feed.ts'
import { llmsText } from './llms.ts'
import { robotsText } from './robots.ts'
import { partAddress, sitemapEntries, sitemapPartXml, sitemapXml } from './sitemap.ts'
import { whileCurrent, type Read } from './while-current.ts'

export const seoPlugin = fp<{ site: Site }>(
  async (app, { site }) => {
    const feedTexts = createFeedTexts(site.url)
    const hasProduct = site.productCode !== ''

    const robots = textOf('text/plain', robotsText(site))
    app.get('/robots.txt', async (request, reply) => send(request, reply, robots))

    if (site.indexable) {
      const llms = whileCurrent(app, async (content) => {
        const [description, product] = await Promise.all([
          app.pageDescription('/').catch(() => null),
          hasProduct ? app.shareCard(productAddress(site.productCode)).catch(() => null) : null,
        ])
        const text = await llmsText(content, site, { description, product: product?.title ?? null })
        return { ...textOf('text/plain', text), isComplete: description !== null && hasProduct === (product !== null) }
      })
      app.get('/llms.txt', async (request, reply) => send(request, reply, await llms()))
    }

    const feed = whileCurrent(app, async (content) => {
      const { items } = await content.posts()
      const xml = feedXml(site, await readFeedPosts(content, items))
      return textOf('application/rss+xml', xml, pageDate('/blog/', { posts: items }))
    })
    app.get(FEED_ADDRESS, async (request, reply) => send(request, reply, await feed()))

    const sitemap = whileCurrent(app, async (content) => {
      const entries = await sitemapEntries(content, site)
      const modifiedAt = newest(entries.map(({ updatedAt }) => updatedAt))
      const parts = new Map<number, Text>()
      const partAt = (part: number) => {
        const xml = parts.has(part) ? null : sitemapPartXml(site.url, entries, part)
        if (xml !== null) parts.set(part, textOf('application/xml', xml))
        return parts.get(part)
      }
      return { ...textOf('application/xml', sitemapXml(site.url, entries), modifiedAt), partAt }
    })
    app.get('/sitemap.xml', async (request, reply) => send(request, reply, await sitemap()))

    app.get<{ Params: { part: string } }>(partAddress(':part(^[1-9]\\d*$)'), async (request, reply) => {
      const { partAt, ...whole } = await sitemap()
      const part = partAt(Number(request.params.part))
      return part ? send(request, reply, { ...whole, ...part }) : reply.callNotFound()
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

interface Text {
  type: string
  representations: Representations
  modifiedAt: Date | undefined
  /** `false`: it lacks something other than content. */
  isComplete?: boolean
}

const textOf = (type: string, text: string, modifiedAt?: Date): Text => ({
  type,
  representations: representationsOf(Buffer.from(text)),
  modifiedAt,
})

const KEPT_S = 300

/**
 * Crawlers and feed readers poll: mostly nothing has changed. None keeps a text past the moment that changes it, nor
 * one that lacks something; the whole one will have the same date.
 */
async function send(request: FastifyRequest, reply: FastifyReply, text: Text & Partial<Read>) {
  const { type, representations, isComplete = true, changedAtMs, changesAtMs } = text
  const modifiedAt = isComplete && text.modifiedAt ? newest([text.modifiedAt, new Date(changedAtMs ?? 0)]) : undefined
  const encoding = encodingFor(request.headers['accept-encoding'])
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
