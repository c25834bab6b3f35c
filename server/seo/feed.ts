import { postAddress } from '../../shared/addresses.ts'
import type { PostCard } from '../../shared/entities/post.ts'
import type { Site } from '../../shared/site.ts'
import { escapeXml } from '../base/xml.ts'

export const FEED_ADDRESS = '/blog/rss.xml'

const NEWEST = 30

/** The blog as RSS 2.0, newest first. */
export function feedXml(site: Site, posts: readonly PostCard[]): string {
  const newest = posts.toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt)).slice(0, NEWEST)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `Блог ${site.ofBrand}`),
    element('link', `${site.url}/blog/`),
    element('description', 'Как делают сайты и рекламу: рассказывают те, кто делает'),
    element('language', 'ru'),
    `<atom:link href="${escapeXml(site.url + FEED_ADDRESS)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map((post) => item(site, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item({ url }: Site, { code, name, previewText, publishedAt, tags }: PostCard): string {
  const address = url + postAddress(code)
  return [
    '<item>',
    element('title', name),
    element('link', address),
    element('guid', address),
    element('pubDate', publishedAt.toUTCString()),
    element('description', previewText),
    ...tags.map((tag) => element('category', tag.name)),
    '</item>',
  ].join('')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
