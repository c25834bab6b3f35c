import { expect, test } from 'vitest'
import { negotiated, prefersMarkdown } from '../../../server/pages/accept.ts'

const CHROME = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8'

test.each([
  'text/markdown',
  'text/markdown; charset=utf-8',
  'Text/Markdown;q=0.4',
  'text/markdown, text/html, */*',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
  'text/html;q=0.8, text/markdown;q=0.9',
  'text/markdown, */*',
  '*/*;q=0.1, text/markdown;q=0.5',
])('%s asks for Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  CHROME,
  'text/html, text/markdown',
  'text/markdown;q=0.8, text/html;q=0.9',
  'text/markdown;q=0',
  'text/markdown;q=0, text/html',
  'text/markdown;q=nonsense',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0.5, text/*;q=0.7',
  'application/json',
  'x-text/markdown-y',
])('%s asks for the page', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})

test.each([
  ['/', '/index.md'],
  ['/blog/?tag=seo&page=2', '/blog/index.md?tag=seo&page=2'],
  ['/services/seo/index.pageContext.json', '/services/seo/index.pageContext.json'],
  ['/services/seo/index.md', '/services/seo/index.md'],
])('for Markdown at %s stands %s', (address, markdown) => {
  expect(negotiated(address, 'text/markdown')).toBe(markdown)
  expect(negotiated(address, CHROME)).toBe(address)
})
