import { expect, test } from 'vitest'
import { cachingHeaders } from '../../../server/pages/page-headers.ts'

const { fresh } = cachingHeaders({ freshMs: 60_000, staleMs: 604_800_000 })

test.each([
  [60_000, 60],
  [3200, 4],
  [65_000, 60],
  [Infinity, 60],
])('with %d ms left of its content a CDN keeps a page for %d s', (leftMs, seconds) => {
  expect(fresh(leftMs).at(-1)).toBe(`public, max-age=${seconds}, stale-while-revalidate=60, stale-if-error=86400`)
})
