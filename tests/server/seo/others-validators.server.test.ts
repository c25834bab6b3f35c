import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRssFeed } from 'feedsmith'
import { ErrorLevel, XMLToSitemapItemStream } from 'sitemap'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()
const SITE_URL = 'https://versta.example/'
const ROOT = join(import.meta.dirname, '../../..')

const textAt = async (path: string) => (await site().get(path)).text()
const schema = async (path: string) => ({
  fileName: path.split('/').at(-1) ?? '',
  contents: await readFile(path, 'utf8'),
})

test('the sitemap is one by the schemas of the protocol and of pictures, and by a strict reader', async () => {
  const xml = await textAt('/sitemap.xml')
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: BOTH,
    preload: [
      await schema(join(ROOT, 'node_modules/sitemap/schema/sitemap.xsd')),
      await schema(join(import.meta.dirname, 'sitemap-image.xsd')),
    ],
  })
  expect(errors.map(({ message }) => message)).toEqual([])

  const reader = new XMLToSitemapItemStream({ level: ErrorLevel.THROW })
  reader.end(xml)
  const entries = await Array.fromAsync(reader as AsyncIterable<{ url: string; img: { url: string }[] }>)
  expect(entries.length).toBeGreaterThan(80)
  const pictures = entries.flatMap(({ url, img }) => img.map((one) => [new URL(url).pathname, one.url] as const))
  expect(new Set(pictures.map(([page]) => page.split('/')[1]))).toEqual(new Set(['projects', 'blog']))
  const [, first = ''] = pictures[0] ?? []
  const picture = await site().get(first.replace(SITE_URL, '/'))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

/** Each schema describes one namespace; this one has both. */
const BOTH = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
</schema>`

test('the feed is read by another program whole: each article with its text, picture, author and day', async () => {
  const feed = parseRssFeed(await textAt('/blog/rss.xml'))
  const items = feed.items ?? []
  expect(items.length).toBeGreaterThan(5)
  for (const { link = '', guid, pubDate, dc, media, content, description } of items) {
    const html = await textAt(link.replace(SITE_URL, '/'))
    expect(guid?.value).toBe(link)
    expect(new Date(pubDate ?? '').toUTCString()).toBe(pubDate)
    expect(html).toContain(dc?.creators?.[0] ?? 'an author')
    expect(media?.contents?.map(({ url = '', type }) => [url.startsWith(SITE_URL), type])).toEqual([
      [true, 'image/jpeg'],
    ])
    expect(content?.encoded?.length).toBeGreaterThan((description?.length ?? 0) * 3)
  }
})

test('articles in the feed lead to full addresses, and hold nothing that runs, loads or needs our styles', async () => {
  const { items = [] } = parseRssFeed(await textAt('/blog/rss.xml'))
  const articles = items.map(({ content }) => content?.encoded ?? '')
  const addresses = articles.flatMap((html) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, one = '']) => one))
  expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address))).toEqual([])
  expect(addresses.length).toBeGreaterThan(10)
  expect(
    articles.join('').match(/<(?:script|iframe|style|svg|section|form|video)\b|\s(?:on\w+|class|style|id)=/g),
  ).toBeNull()
})
