import { describe, expect, test } from 'vitest'
import { createFeedTexts } from '../../../server/seo/feed-texts.ts'
import { feedXml, newestPosts, type FeedPost } from '../../../server/seo/feed.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })

const post = (fields: Partial<FeedPost>): FeedPost => ({
  code: 'ekran',
  name: 'Первый экран',
  previewText: 'Что видно сразу',
  previewPicture: null,
  tags: [{ code: 'design', name: 'Дизайн' }],
  publishedAt: new Date('2025-09-12'),
  updatedAt: new Date('2025-09-12'),
  author: null,
  text: '',
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

  test('has the whole article, its author and its picture', () => {
    const whole = post({ author: 'Илья', previewPicture: '/pictures/a.png', text: '<p>Весь &amp; текст</p>' })
    expect(feedXml(site, [whole])).toContain(
      [
        '<dc:creator>Илья</dc:creator>',
        '<description>Что видно сразу</description>',
        '<category>Дизайн</category>',
        '<media:content url="https://versta.example/media/w_1280,f_jpeg/pictures/a.png" medium="image" type="image/jpeg"/>',
        '<content:encoded>&#60;p&#62;Весь &#38;amp; текст&#60;/p&#62;</content:encoded></item>',
      ].join(''),
    )
  })

  test('tells no day of a post whose day is unknown, and has it last', () => {
    const undated = post({ code: 'undated', publishedAt: null, updatedAt: new Date(0) })
    const xml = feedXml(site, newestPosts([undated, post({})]) as FeedPost[])
    expect(xml.match(/<pubDate>[^<]*|<guid>[^<]*/g)).toEqual([
      '<guid>https://versta.example/blog/ekran/',
      '<pubDate>Fri, 12 Sep 2025 00:00:00 GMT',
      '<guid>https://versta.example/blog/undated/',
    ])
    expect(xml).not.toContain('1970')
    expect(feedXml(site, [undated])).not.toContain('1970')
  })

  test('says when it changed last', () => {
    const changed = post({ updatedAt: new Date('2025-10-01') })
    expect(feedXml(site, [post({}), changed])).toContain('<lastBuildDate>Wed, 01 Oct 2025 00:00:00 GMT</lastBuildDate>')
  })

  test('names its own address', () => {
    expect(feedXml(site, [])).toContain('<atom:link href="https://versta.example/blog/rss.xml" rel="self"')
  })

  test('goes from new to old and ends after thirty', () => {
    const posts = Array.from({ length: 40 }, (_, day) =>
      post({ code: `post-${day}`, publishedAt: new Date(Date.UTC(2025, 0, day + 1)) }),
    )
    const codes = [...newestPosts(posts)].map(({ code }) => code)
    expect(codes).toHaveLength(30)
    expect([codes[0], codes.at(-1)]).toEqual(['post-39', 'post-10'])
  })
})

test('signs that XML cannot hold are left out, its own signs are escaped', () => {
  const xml = feedXml(site, [post({ name: ']]></title><script>&\u0000\u000b\ud800\uffff' })])
  expect(xml).toContain('<title>]]&#62;&#60;/title&#62;&#60;script&#62;&#38;\ufffd</title>')
})

describe('an article in the feed', () => {
  const toText = createFeedTexts('https://versta.example')
  const textOf = async (html: string, code = 'ekran') => (await toText([{ code, html }]))[0]

  test.each([
    ['<a href="/blog/x/" target="_blank">текст</a>', '<a href="https://versta.example/blog/x/">текст</a>'],
    [
      '<img src="/media/w_1280/a.png" srcset="/media/w_320/a.png 320w" alt="Смета" loading="lazy">',
      '<img alt="Смета" src="https://versta.example/media/w_1280/a.png" />',
    ],
    ['<section class="wide"><table><tr><td>1</td></tr></table></section>', '<table><tr><td>1</td></tr></table>'],
    ['<iframe src="https://video.example/1" title="Фильм"></iframe>', '<a href="https://video.example/1">Фильм</a>'],
    ['<p onclick="x()">Да<script>alert(1)</script></p>', '<p>Да</p>'],
    ['<a href="javascript:alert(1)">тут</a>', '<a>тут</a>'],
    ['<a href="#part-2">ниже</a>', '<a href="https://versta.example/blog/ekran/#part-2">ниже</a>'],
    ['<a name="x">Часть</a><img alt="Без адреса">', '<a>Часть</a><img alt="Без адреса" />'],
  ])('%s is %s', async (html, text) => {
    expect(await textOf(html)).toBe(text)
  })

  test('of the same words links to its own parts', async () => {
    const part = '<a href="#part-2">ниже</a>'
    const texts = await toText([
      { code: 'ekran', html: part },
      { code: 'smeta', html: part },
    ])
    expect(texts).toEqual([
      '<a href="https://versta.example/blog/ekran/#part-2">ниже</a>',
      '<a href="https://versta.example/blog/smeta/#part-2">ниже</a>',
    ])
  })
})
