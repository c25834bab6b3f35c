import { describe, expect, test } from 'vitest'
import { demoConfig } from '../../support/demo-config.ts'
import { feedXml } from '../../../server/seo/feed.ts'
import type { PostCard } from '../../../shared/entities/post.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })

const post = (fields: Partial<PostCard>): PostCard => ({
  code: 'ekran',
  name: 'Первый экран',
  previewText: 'Что видно сразу',
  previewPicture: null,
  tags: [{ code: 'design', name: 'Дизайн' }],
  publishedAt: new Date('2025-09-12'),
  updatedAt: new Date('2025-09-12'),
  ...fields,
})

describe('the feed', () => {
  test('tells of each post its name, address, day and subject', () => {
    expect(feedXml(site, [post({})])).toContain(
      [
        '<item><title>Первый экран</title>',
        '<link>https://versta.example/blog/ekran/</link>',
        '<guid>https://versta.example/blog/ekran/</guid>',
        '<pubDate>Fri, 12 Sep 2025 00:00:00 GMT</pubDate>',
        '<description>Что видно сразу</description>',
        '<category>Дизайн</category></item>',
      ].join(''),
    )
  })

  test('names its own address', () => {
    expect(feedXml(site, [])).toContain('<atom:link href="https://versta.example/blog/rss.xml" rel="self"')
  })

  test('goes from new to old and ends after thirty', () => {
    const posts = Array.from({ length: 40 }, (_, day) =>
      post({ code: `post-${day}`, publishedAt: new Date(Date.UTC(2025, 0, day + 1)) }),
    )
    const codes = [...feedXml(site, posts).matchAll(/<guid>.*?\/blog\/([^/]+)\//g)].map(([, code]) => code)
    expect(codes).toHaveLength(30)
    expect([codes[0], codes.at(-1)]).toEqual(['post-39', 'post-10'])
  })
})

test('signs that XML cannot hold are left out, its own signs are escaped', () => {
  const xml = feedXml(site, [post({ name: ']]></title><script>&\u0000\u000b\ud800\uffff' })])
  expect(xml).toContain('<title>]]&#62;&#60;/title&#62;&#60;script&#62;&#38;\ufffd</title>')
})
