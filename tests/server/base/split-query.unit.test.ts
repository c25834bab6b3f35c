import { expect, test } from 'vitest'
import { splitQuery } from '../../../server/base/split-query.ts'

test.each([
  ['/blog/?page=2', ['/blog/', '?page=2']],
  ['/blog/?tag=a?b&page=2', ['/blog/', '?tag=a?b&page=2']],
  ['/blog/?', ['/blog/', '?']],
  ['/blog/', ['/blog/', '']],
  ['?page=2', ['', '?page=2']],
  ['', ['', '']],
])('%j is split into %j', (url, parts) => {
  expect(splitQuery(url)).toEqual(parts)
})
