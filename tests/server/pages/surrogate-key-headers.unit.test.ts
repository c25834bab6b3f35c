import { expect, test } from 'vitest'
import { withSurrogateKeys } from '../../../server/pages/surrogate-key-headers.ts'
import { pageOf } from '../../support/in-process/page-cache.ts'

test('a page has the keys of its content beside its own headers, for each kind of CDN', () => {
  const page = pageOf('страница', { '/projects/': '1', '/blog/': '2' }, { headers: [['link', '</a.js>']] })
  const headers = withSurrogateKeys(page)?.headers ?? []
  expect(headers.map(([name]) => name)).toEqual(['link', 'surrogate-key', 'cache-tag'])
  const [, [, keys] = ['', ''], [, tags] = ['', '']] = headers
  expect(keys.split(' ').length).toBeGreaterThan(1)
  expect(tags).toBe(keys.replaceAll(' ', ','))
})

test('what nobody keeps has none', () => {
  const page = pageOf('не найдено', {}, { status: 404, dependencies: null })
  expect(withSurrogateKeys(page)).toBe(page)
  expect(withSurrogateKeys(null)).toBeNull()
})
