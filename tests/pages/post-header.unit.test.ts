import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PostHeader } from '../../pages/blog/@code/PostHeader.tsx'

const POST = {
  code: 'ekran',
  name: 'Первый экран',
  previewText: '',
  previewPicture: null,
  tags: [],
  publishedAt: new Date('2025-09-12'),
  updatedAt: new Date('2025-09-12'),
  author: null,
  sections: [],
  readingMinutes: 3,
}

const headerOf = (change: object) =>
  renderToStaticMarkup(
    createElement(PostHeader, {
      breadcrumbs: [],
      post: { ...POST, ...change },
      author: null,
      copy: { finish: 'Спросить' } as Parameters<typeof PostHeader>[0]['copy'],
    }),
  )

test('a post whose day is unknown shows none', () => {
  expect(headerOf({})).toContain('<time dateTime="2025-09-12">')
  expect(headerOf({ publishedAt: null })).not.toContain('<time')
})

test.each([
  ['C++', 'C%2B%2B'],
  ['SEO & SMM', 'SEO%20%26%20SMM'],
])('the tag %s of a post leads to its list', (code, escaped) => {
  expect(headerOf({ tags: [{ code, name: code }] })).toContain(`href="/blog/?tag=${escaped}"`)
})
