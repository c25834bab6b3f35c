import { expect, test } from 'vitest'
import { pageCacheKey } from '../../../server/pages/page-cache-key.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=yandex&gclid=1', '/'],
  ['/projects/?type=shop', '/projects/?type=shop'],
  ['/projects/?page=2&utm_source=x&type=shop', '/projects/?type=shop&page=2'],
  ['/projects/?tag=shop', '/projects/'],
  ['/about/?type=shop&page=3', '/about/'],
  ['/about/?popup=callback', '/about/?popup=callback'],
  ['/about/?popup=wheel', '/about/'],
  ['/blog/?type=seo&tag=seo', '/blog/?tag=seo'],
  ['/projects/index.pageContext.json?type=shop&_=1', '/projects/index.pageContext.json?type=shop'],
  ['/projects/index.md?type=shop&popup=callback&utm_source=x', '/projects/index.md?type=shop'],
  ['/about/index.md?type=shop', '/about/index.md'],
  ['/projects/?type=a&type=b', '/projects/?type=a'],
  ['/projects/?page=1', '/projects/'],
  ['/projects/?page=1&type=shop', '/projects/?type=shop'],
  ['/projects/?page=01', '/projects/?page=01'],
  ['/projects/?type=1', '/projects/?type=1'],
  ['/blog/?page=2&tag=seo', '/blog/?tag=seo&page=2'],
  ['/reviews/?page=2&type=video&tag=seo', '/reviews/?type=video&page=2'],
  ['/team/?page=2&direction=seo&type=a', '/team/?direction=seo&page=2'],
  ['/certificates/?page=2&type=google&tag=a', '/certificates/?type=google&page=2'],
  ['/projects/zernoved/?type=shop', '/projects/zernoved/'],
])('%s is the page %s', (url, key) => {
  expect(pageCacheKey(url)).toBe(key)
})

test('a query longer than any link of ours chooses nothing', () => {
  const chosen = (letters: number) => pageCacheKey('/projects/?type=shop&'.padEnd('/projects/'.length + letters, 'a&'))
  expect([chosen(2000), chosen(2001)]).toEqual(['/projects/?type=shop', '/projects/'])
})

test('10,000 markers of advertisements are one page', () => {
  const keys = Array.from({ length: 10_000 }, (_, mark) => pageCacheKey(`/?utm_campaign=${mark}&yclid=${mark}`))
  expect(new Set(keys)).toEqual(new Set(['/']))
})
