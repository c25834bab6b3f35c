import { postAddress } from '../../shared/addresses.ts'
import type { PostCard } from '../../shared/entities/post.ts'
import { mediaAddress } from '../../shared/media.ts'
import { newest } from '../../shared/page-dates.ts'
import type { Site } from '../../shared/site.ts'
import { PICTURE } from '../../shared/structured-data/node.ts'
import { escapeXml } from '../base/xml.ts'

export const FEED_ADDRESS = '/blog/rss.xml'

export interface FeedPost extends PostCard {
  /** Name of the person who wrote it. */
  author: string | null
  /** The whole article as HTML; empty where it could not be read. */
  text: string
}

const NEWEST = 30

export const newestPosts = (posts: readonly PostCard[]) =>
  posts.toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt)).slice(0, NEWEST)

/** The blog as RSS 2.0 with whole articles. */
export function feedXml(site: Site, posts: readonly FeedPost[]): string {
  const changedAt = newest(posts.flatMap(({ publishedAt, updatedAt }) => (publishedAt ? [publishedAt, updatedAt] : [])))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', `Блог ${site.ofBrand}`),
    element('link', `${site.url}/blog/`),
    element('description', 'Как делают сайты и рекламу: рассказывают те, кто делает'),
    element('language', 'ru'),
    ...(changedAt.getTime() > 0 ? [element('lastBuildDate', changedAt.toUTCString())] : []),
    `<atom:link href="${escapeXml(site.url + FEED_ADDRESS)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(site, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

function item({ url }: Site, { code, name, previewText, previewPicture, publishedAt, tags, author, text }: FeedPost) {
  const address = url + postAddress(code)
  return [
    '<item>',
    element('title', name),
    element('link', address),
    element('guid', address),
    ...(publishedAt ? [element('pubDate', publishedAt.toUTCString())] : []),
    ...(author === null ? [] : [element('dc:creator', author)]),
    element('description', previewText),
    ...tags.map((tag) => element('category', tag.name)),
    ...(previewPicture ? [picture(url + mediaAddress(previewPicture, PICTURE))] : []),
    ...(text ? [element('content:encoded', text)] : []),
    '</item>',
  ].join('')
}

const picture = (address: string) => `<media:content url="${escapeXml(address)}" medium="image" type="image/jpeg"/>`

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
