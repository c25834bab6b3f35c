import { expect, test } from 'vitest'
import { isData, pageOf } from '../../../server/pages/page-address.ts'

test.each([
  ['/about/index.pageContext.json', true],
  ['/about/index.pageContext.json?page=2', true],
  ['/about/', false],
  ['/about/?from=/index.pageContext.json', false],
  ['/xindex.pageContext.json', false],
])('%s is data of a page: %s', (url, expected) => {
  expect(isData(url)).toBe(expected)
})

test.each([
  ['/about/index.pageContext.json', '/about/'],
  ['/about/index.md', '/about/'],
  ['/blog/index.md?page=2', '/blog/?page=2'],
  ['/about/', '/about/'],
  ['/xindex.md', '/xindex.md'],
])('%s is of the page %s', (address, page) => {
  expect(pageOf(address)).toBe(page)
})
