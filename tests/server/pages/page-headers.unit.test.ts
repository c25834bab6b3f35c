import { describe, expect, test } from 'vitest'
import { cachingHeaders, errorHeaders, headOf, pageKind, PRIVATE } from '../../../server/pages/page-headers.ts'
import type { RenderedPage } from '../../../server/pages/rendered-page.ts'
import { headersOf } from '../../support/header-lines.ts'

const WEEK_MS = 604_800_000
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

const caching = cachingHeaders({ freshMs: 60_000, staleMs: WEEK_MS })

test.each([
  [60_000, 60],
  [3200, 4],
  [65_000, 60],
  [Infinity, 60],
])('with %d ms left of its content a CDN keeps a page for %d s, a browser asks each time', (leftMs, seconds) => {
  expect(headersOf(caching.fresh(leftMs))).toEqual({
    'cache-control': ASK_EACH_TIME,
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=60, stale-if-error=86400`,
  })
})

test('while nobody can be asked a CDN goes on no longer than we would', () => {
  const { fresh } = cachingHeaders({ freshMs: 2600, staleMs: 3_600_000 })
  expect(headersOf(fresh(2600))['cdn-cache-control']).toBe(
    'public, max-age=3, stale-while-revalidate=3, stale-if-error=3600',
  )
})

test.each([
  [7_200_000, 7140],
  [86_460_000, 86_400],
  [Infinity, 86_400],
])(
  'of a page that is another one in %d ms a CDN keeps none beyond that on errors: %d s more',
  (changesInMs, seconds) => {
    expect(headersOf(caching.fresh(60_000, changesInMs))['cdn-cache-control']).toBe(
      `public, max-age=60, stale-while-revalidate=60, stale-if-error=${seconds}`,
    )
  },
)

test('stale content is kept by a CDN for a moment', () => {
  expect(headersOf(caching.stale)).toEqual({
    'cache-control': ASK_EACH_TIME,
    'cdn-cache-control': 'public, max-age=5',
  })
})

test('what a browser fetches ahead is good for the next click', () => {
  expect(headersOf(caching.prefetch)).toEqual({ 'cache-control': 'private, max-age=30' })
})

describe('a page that is another one at a moment that is known', () => {
  test.each([
    [60_000, 45_900, 45],
    [3200, 45_000, 4],
    [65_000, 100_000, 60],
    [0, 45_000, 5],
    [0, 3000, 3],
    [60_000, -500, 0],
  ])('with %d ms left of its content and %d until then is kept by a CDN for %d s', (leftMs, changesInMs, seconds) => {
    expect(headersOf(caching.changing(leftMs, changesInMs))).toEqual({
      'cache-control': ASK_EACH_TIME,
      'cdn-cache-control': `public, max-age=${seconds}`,
    })
  })

  test.each([
    [45_000, 30],
    [12_900, 12],
    [-1, 0],
  ])('with %d ms until then is good for %d s if it is fetched ahead', (changesInMs, seconds) => {
    expect(headersOf(caching.changingPrefetch(changesInMs))).toEqual({ 'cache-control': `private, max-age=${seconds}` })
  })

  test.each([
    [60_000, 121_000],
    [1000, 31_000],
  ])('of content fresh for %d ms is outlasted by no copy of others %d ms before', (freshMs, changesInMs) => {
    const { mayOutlast } = cachingHeaders({ freshMs, staleMs: WEEK_MS })
    expect([mayOutlast(changesInMs - 1), mayOutlast(changesInMs)]).toEqual([true, false])
  })
})

test.each([
  [503, { 'cache-control': 'no-store', 'retry-after': '10' }],
  [404, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }],
  [500, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }],
])('an error page, %d, is kept by nobody', (status, headers) => {
  expect(headersOf(errorHeaders(status))).toEqual(headers)
})

test('what a visitor has typed is kept by nobody', () => {
  expect(headersOf(PRIVATE)).toEqual({ 'cache-control': 'no-store' })
})

describe('the head of a page', () => {
  const page: RenderedPage = {
    status: 200,
    headers: [
      ['Content-Type', 'text/html'],
      ['link', '</a.js>'],
    ],
    body: '',
    reason: null,
    hasFailed: false,
    modifiedAt: new Date('2026-03-02T12:00:00Z'),
    share: null,
    dependencies: { versions: new Map(), freshUntilMs: 0, isComplete: true, expiresAtMs: Infinity, changesAtMs: null },
  }
  const unchanged = {
    link: '</a.js>',
    vary: 'Accept, Accept-Encoding',
    etag: '"hash-br"',
    'last-modified': 'Mon, 02 Mar 2026 12:00:00 GMT',
  }

  test('names its encoding and its version', () => {
    const head = headOf(page, 'hash', 'br')
    expect(head.etag).toBe('"hash-br"')
    expect(headersOf(head.full)).toMatchObject({ ...unchanged, 'Content-Type': 'text/html', 'content-encoding': 'br' })
  })

  test('says nothing of a body to who has the page already', () => {
    expect(headersOf(headOf(page, 'hash', 'br').unchanged)).toEqual(unchanged)
  })

  test('names no encoding where there is none, and no date that is not known', () => {
    expect(headersOf(headOf({ ...page, modifiedAt: undefined }, 'hash', 'identity').full)).toEqual({
      link: '</a.js>',
      vary: 'Accept, Accept-Encoding',
      etag: '"hash"',
      'Content-Type': 'text/html',
      'speculation-rules': '"/speculation-rules.json"',
    })
  })

  test('has no version where the page is not to be kept', () => {
    expect(headersOf(headOf({ ...page, dependencies: null }, 'hash', 'identity').unchanged)).toEqual({
      link: '</a.js>',
      vary: 'Accept, Accept-Encoding',
    })
  })

  test.each([
    ['text/html;charset=utf-8', 'document', 'Accept, Accept-Encoding', true],
    ['text/markdown;charset=utf-8', 'data', 'Accept, Accept-Encoding', false],
    ['application/json', 'data', 'Accept-Encoding', false],
  ])('of %s: a %s that varies by %s', (type, kind, vary, isReadAhead) => {
    const headers = [['content-type', type]] as const
    expect(pageKind({ headers })).toBe(kind)
    const head = headersOf(headOf({ ...page, headers }, 'hash', 'gzip').full)
    expect(head).toMatchObject({ vary, 'content-type': type, 'content-encoding': 'gzip' })
    expect('speculation-rules' in head).toBe(isReadAhead)
  })

  test('lets no browser read ahead of an error page', () => {
    expect(headersOf(headOf({ ...page, dependencies: null }, 'hash', 'identity').full)).not.toHaveProperty(
      'speculation-rules',
    )
  })
})
