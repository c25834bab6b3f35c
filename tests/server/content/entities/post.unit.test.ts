import { describe, expect, test } from 'vitest'
import { normalisePost, normalisePostCard } from '../../../../server/content/entities/post.ts'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'
import { POST } from '../../../support/content/content.ts'

const html = createHtmlCleaner('https://versta.example')
const TAGS = [{ code: 'design', name: 'Дизайн' }]
const words = (count: number) => 'слово '.repeat(count)

test('a card holds what a list shows', () => {
  expect(normalisePostCard(POST, TAGS)).toEqual({
    code: 'pervyy-ekran',
    name: 'Первый экран',
    previewText: 'Что человек видит сразу',
    previewPicture: '/pictures/ekran.png',
    tags: TAGS,
    publishedAt: new Date('2025-09-12'),
    updatedAt: new Date('2025-08-21'),
  })
})

test('the date may be written the Russian way', () => {
  expect(normalisePostCard({ ...POST, DATE_CREATE: '12.09.2025 10:00:00' }, []).publishedAt).toEqual(
    new Date('2025-09-12'),
  )
})

test('without a date an article is as old as its last change', () => {
  expect(normalisePostCard({ ...POST, DATE_CREATE: null }, []).publishedAt).toEqual(new Date('2025-08-21'))
})

test('without any date an article has no day', () => {
  expect(normalisePostCard({ ...POST, DATE_CREATE: null, TIMESTAMP: null }, []).publishedAt).toBeNull()
})

describe('an article', () => {
  test('gets an anchor at each of its headings', () => {
    const post = normalisePost({ ...POST, DETAIL_TEXT: '<h2>Раз</h2><p>а</p><h2>Два <em>и</em></h2>' }, TAGS, html)
    expect(post.detailHtml).toBe('<h2 id="part-1">Раз</h2><p>а</p><h2 id="part-2">Два <em>и</em></h2>')
    expect(post.sections).toEqual([
      { id: 'part-1', title: 'Раз', minute: 0 },
      { id: 'part-2', title: 'Два и', minute: 0 },
    ])
  })

  test('is read at 180 words a minute', () => {
    const post = normalisePost(
      { ...POST, DETAIL_TEXT: `<p>${words(360)}</p><h2>Итог</h2><p>${words(180)}</p>` },
      [],
      html,
    )
    expect(post).toMatchObject({ readingMinutes: 3, sections: [{ title: 'Итог', minute: 2 }] })
  })

  test.each([
    [269, 1],
    [270, 2],
  ])('of %d words is read in %d min', (count, readingMinutes) => {
    const DETAIL_TEXT = `<p>${Array.from({ length: count }, () => 'слово').join(' \n')}</p>`
    expect(normalisePost({ ...POST, DETAIL_TEXT }, [], html)).toMatchObject({ readingMinutes })
  })

  test('takes a minute at least', () => {
    expect(normalisePost({ ...POST, DETAIL_TEXT: '' }, [], html)).toMatchObject({ readingMinutes: 1, sections: [] })
  })

  test('shows the signs in a heading as they are', () => {
    expect(
      normalisePost({ ...POST, DETAIL_TEXT: '<h2>Цена &amp; срок &lt;i&gt;</h2>' }, [], html).sections[0]?.title,
    ).toBe('Цена & срок <i>')
  })

  test('stands without an author, a picture or tags', () => {
    expect(normalisePost({ CODE: 'a', NAME: 'А' }, [], html)).toMatchObject({
      author: null,
      previewPicture: null,
      tags: [],
      detailHtml: '',
    })
  })
})

test.each([
  ['a date that is none', { DATE_CREATE: 'вчера' }],
  ['a list for a name', { NAME: ['а'] }],
])('an article with %s is refused', (_what, change) => {
  expect(() => normalisePostCard({ ...POST, ...change }, [])).toThrow()
})
