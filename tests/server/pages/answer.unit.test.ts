import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uncachedAnswer, answerWith } from '../../../server/pages/answer.ts'
import { cachingHeaders } from '../../../server/pages/page-headers.ts'
import type { RenderedPage } from '../../../server/pages/rendered-page.ts'
import { storedPage } from '../../../server/pages/stored-page.ts'
import { headersOf } from '../../support/header-lines.ts'

const NOW = Date.parse('2026-03-02T12:00:00Z')
const BODY = 'Вёрсты полосаты'
const PAGE: RenderedPage = {
  status: 200,
  headers: [['content-type', 'text/html']],
  body: BODY,
  reason: null,
  hasFailed: false,
  modifiedAt: new Date(NOW - 60_000),
  share: null,
  dependencies: {
    versions: new Map(),
    freshUntilMs: NOW + 10_000,
    isComplete: true,
    expiresAtMs: Infinity,
    changesAtMs: null,
  },
}
const MISSING: RenderedPage = { ...PAGE, status: 404, dependencies: null }
const caching = cachingHeaders({ freshMs: 60_000, staleMs: 3_600_000 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const answer = (asked: Record<string, string> = {}, page = PAGE) => {
  const { status, headers, caching: cachingNow, body } = answerWith(storedPage(page), asked, caching)
  return { status, headers: headersOf(headers), caching: headersOf(cachingNow), body }
}

describe('a page that is kept', () => {
  test('comes in the encoding its client reads', async () => {
    expect(answer().body).toEqual(Buffer.from(BODY))
    const { status, headers, body } = answer({ 'accept-encoding': 'br' })
    expect([status, headers['content-encoding']]).toEqual([200, 'br'])
    expect(brotliDecompressSync((await body) ?? '').toString()).toBe(BODY)
  })

  test.each(['identity', 'gzip', 'br'])('is not sent again to who has it in %s', (encoding) => {
    const first = answer({ 'accept-encoding': encoding })
    const again = answer({ 'accept-encoding': encoding, 'if-none-match': String(first.headers['etag']) })
    expect([again.status, again.body]).toEqual([304, undefined])
    expect(again.headers).toMatchObject({ etag: first.headers['etag'], vary: 'Accept, Accept-Encoding' })
    expect(again.headers).not.toHaveProperty('content-type')
    expect(again.caching).toEqual(first.caching)
  })

  test('is not sent again to who has it since its last change', () => {
    expect(answer({ 'if-modified-since': new Date(NOW).toUTCString() }).status).toBe(304)
    expect(answer({ 'if-modified-since': new Date(NOW - 61_000).toUTCString() }).status).toBe(200)
  })

  test('is kept by a CDN while its content is fresh, and for a moment when it is stale', () => {
    expect(answer().caching).toEqual(headersOf(caching.fresh(10_000)))
    vi.setSystemTime(NOW + 9999)
    expect(answer().caching).toEqual(headersOf(caching.fresh(1)))
    vi.setSystemTime(NOW + 10_000)
    expect(answer().caching).toEqual(headersOf(caching.stale))
  })

  test.each(['prefetch', 'prefetch;prerender'])(
    'is for the next click of a browser that fetches it ahead: %s',
    (purpose) => {
      expect(answer({ 'sec-purpose': purpose }).caching).toEqual(headersOf(caching.prefetch))
    },
  )

  test('is none of those for a browser that fetches it for another purpose', () => {
    expect(answer({ 'sec-purpose': 'summary;prefetch' }).caching).toEqual(headersOf(caching.fresh(10_000)))
  })

  test('is outlasted by no copy where something on it begins or ends soon', () => {
    const changing = (changesAtMs: number) => ({ ...PAGE, dependencies: { ...PAGE.dependencies!, changesAtMs } })
    expect(answer({}, changing(NOW + 20_000)).caching).toEqual(headersOf(caching.changing(10_000, 20_000)))
    expect(answer({ 'sec-purpose': 'prefetch' }, changing(NOW + 20_000)).caching).toEqual(
      headersOf(caching.changingPrefetch(20_000)),
    )
    const later = answer({}, changing(NOW + 3_600_000)).caching
    expect(later['cdn-cache-control']).toBe('public, max-age=10, stale-while-revalidate=60, stale-if-error=3590')
  })

  test('is kept by no CDN at the address of another, as not all of them know who asked for what', () => {
    const { caching: cachingNow } = answerWith(storedPage(PAGE), {}, caching, true)
    expect(headersOf(cachingNow)).toEqual({
      'cache-control': 'private, max-age=0, must-revalidate',
      'cdn-cache-control': 'no-store',
    })
  })
})

test('an error page is kept by nobody, and always sent', async () => {
  const { status, headers, caching: cachingNow, body } = answer({ 'if-none-match': '*' }, MISSING)
  expect([status, String(await body)]).toEqual([404, BODY])
  expect(cachingNow).toEqual({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(headers).not.toHaveProperty('etag')
})

describe('a page of one visitor’s own', () => {
  test.each([
    [200, 422, 422],
    [200, 200, 200],
    [404, 200, 404],
    [503, 422, 503],
  ])('that is %d comes under the status set before, %d, unless its own is worse: %d', (status, before, expected) => {
    expect(uncachedAnswer({ ...PAGE, status }, before)).toMatchObject({ status: expected, body: BODY })
  })

  test('is kept by nobody, and asked for again when its content could not be read', () => {
    const own = (status: number) => headersOf(uncachedAnswer({ ...PAGE, status }, 200).caching)
    expect(own(200)).toEqual({ 'cache-control': 'no-store' })
    expect(own(404)).toEqual({ 'cache-control': 'no-store' })
    expect(own(503)).toEqual({ 'cache-control': 'no-store', 'retry-after': '10' })
    expect(headersOf(uncachedAnswer(PAGE, 200).headers)).toEqual({ 'content-type': 'text/html' })
  })
})
