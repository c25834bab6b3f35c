import { describe, expect, test } from 'vitest'
import type { RenderedPage } from '../../../server/pages/rendered-page.ts'
import { cachingHeaders, errorHeaders, headOf, PRIVATE } from '../../../server/pages/page-headers.ts'
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

test('stale content is kept by a CDN for a moment', () => {
  expect(headersOf(caching.stale)).toEqual({
    'cache-control': ASK_EACH_TIME,
    'cdn-cache-control': 'public, max-age=5',
  })
})

test('what a browser fetches ahead is good for the next click', () => {
  expect(headersOf(caching.prefetch)).toEqual({ 'cache-control': 'private, max-age=30' })
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
    expect(headersOf(head.whole)).toMatchObject({ ...unchanged, 'Content-Type': 'text/html', 'content-encoding': 'br' })
  })

  test('says nothing of a body to who has the page already', () => {
    expect(headersOf(headOf(page, 'hash', 'br').unchanged)).toEqual(unchanged)
  })

  test('names no encoding where there is none, and no date that is not known', () => {
    expect(headersOf(headOf({ ...page, modifiedAt: undefined }, 'hash', 'identity').whole)).toEqual({
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
})
