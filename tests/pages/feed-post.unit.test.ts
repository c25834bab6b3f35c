import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FeedPost, type FeedPost as Post } from '../../pages/services/smm-vedenie/FeedPost.tsx'
import { withPlainSpaces } from '../support/content/plain-spaces.ts'

const POST = { motif: 'sun', palette: 'rye', lines: [], date: '', text: '', comments: [] } satisfies Partial<Post>
const OWNER = { letter: 'П', account: 'pekarnya' }

test.each([
  [2054, 231, '2 054 отметки, 231 ответ'],
  [404, 3, '404 отметки, 3 ответа'],
  [1, 12, '1 отметка, 12 ответов'],
])('%i marks and %i replies of a post are told in words that agree: %s', (likes, replies, told) => {
  const html = renderToStaticMarkup(createElement(FeedPost, { post: { ...POST, likes, replies }, owner: OWNER }))
  expect(withPlainSpaces(html.replaceAll(/<[^>]+>/g, ''))).toContain(told)
})
