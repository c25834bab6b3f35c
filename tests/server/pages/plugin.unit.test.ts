import { describe, expect, test, vi } from 'vitest'
import {
  CHANGED,
  DEMO,
  FACE,
  FORM,
  NOW,
  PRIVATE,
  PUBLISHED,
  pagesUnderTest,
} from '../../support/in-process/pages-under-test.ts'

const at = pagesUnderTest()

describe('a page', () => {
  test('is rendered once, and then kept with all its headers', async () => {
    const [first, second] = [await at.get('/about/'), await at.get('/about/')]
    expect(at.rendered()).toEqual(['/about/'])
    for (const { statusCode, body, headers } of [first, second]) {
      expect([statusCode, body]).toEqual([200, '/about/ 1'])
      expect(headers).toMatchObject({
        'content-type': 'text/html;charset=utf-8',
        'content-length': '9',
        vary: 'Accept, Accept-Encoding',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        'last-modified': CHANGED.toUTCString(),
        'cache-control': 'public, max-age=0, must-revalidate',
        'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=3600',
      })
    }
    expect(second.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': 'id-of-this-request' })
  })

  test.each([
    ['after its last change is dated by that', 1, CHANGED.getTime() + 1000],
    ['before its last change keeps its date', -1, CHANGED.getTime()],
  ])('on which an item ended %s', async (_how, seconds, modifiedMs) => {
    at.endedAtMs = CHANGED.getTime() + seconds * 1000
    const { headers } = await at.get('/about/')
    expect(headers).toMatchObject({ 'last-modified': new Date(modifiedMs).toUTCString() })
  })

  test('that is kept is told of once, when it is answered', async () => {
    for (let visit = 0; visit < 3; visit++) await at.get('/about/')
    const answer = { reqId: 'id-of-this-request', method: 'GET', url: '/about/', route: '/*', status: 200 }
    expect(at.answers).toEqual([1, 2].map(() => ({ ...answer, ms: expect.any(Number) })))
  })

  test('is rendered of the site, its content and the time in Moscow', async () => {
    await at.get('/about/')
    expect(at.lastInput()).toStrictEqual({
      urlOriginal: '/about/',
      content: PUBLISHED,
      shareAddress: expect.any(Function),
      icons: { drawings: expect.any(Function) },
      site: DEMO,
      words: expect.any(Function),
      face: FACE,
      logoBox: '0 0 9 9',
      buildId: 'b1',
      frame: { services: [], counts: { projects: 2 } },
      hour: 23,
      year: 2026,
      form: null,
    })
  })

  test.each(['br', 'gzip'])('is kept in %s for who reads it', async (encoding) => {
    await at.get('/about/')
    for (let visit = 0; visit < 2; visit++)
      expect((await at.get('/about/', { 'accept-encoding': encoding })).headers['content-encoding']).toBe(encoding)
    expect(at.rendered()).toHaveLength(1)
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await at.get('/about/')
    const again = await at.get('/about/', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).not.toHaveProperty('content-length')
  })

  test('is one whatever an advertisement adds to its address', async () => {
    for (const mark of ['', '?utm_source=a', '?utm_source=b'])
      expect((await at.get(`/about/${mark}`)).body).toBe('/about/ 1')
    expect(at.rendered()).toEqual(['/about/'])
  })

  test('is rendered anew when its content changes, before anybody asks', async () => {
    await at.get('/about/')
    at.version = '2'
    at.change('/projects/')
    await at.app.pageCache.settled()
    expect(at.rendered()).toHaveLength(2)
    expect((await at.get('/about/')).body).toBe('/about/ 2')
    expect(at.rendered()).toHaveLength(2)
  })

  test('is not rendered anew for a site that closes', async () => {
    await at.get('/about/')
    at.version = '2'
    at.change('/projects/')
    await at.app.close()
    await at.app.pageCache.settled()
    expect(at.rendered()).toHaveLength(1)
  })

  test('shows another hour in another hour', async () => {
    await at.get('/about/')
    vi.setSystemTime('2026-03-02T20:59:59.999Z')
    await at.get('/about/')
    expect(at.rendered()).toHaveLength(1)
    vi.setSystemTime('2026-03-02T21:00:00Z')
    await at.get('/about/')
    expect(at.rendered()).toHaveLength(2)
  })

  test.each([
    ['left something out', () => (at.isComplete = false)],
    ['lacks sizes of pictures that came too late', () => (at.hasSizes = false)],
  ])('that %s has no date, is stale to a CDN and tried again after three seconds', async (_what, happen) => {
    happen()
    const { headers } = await at.get('/about/')
    expect(headers).not.toHaveProperty('last-modified')
    expect(headers['cdn-cache-control']).toBe('public, max-age=5')
    vi.setSystemTime(NOW + 2999)
    await at.get('/about/')
    expect(at.rendered()).toHaveLength(1)
    vi.setSystemTime(NOW + 3000)
    await at.get('/about/')
    expect(at.rendered()).toHaveLength(2)
  })

  test('is made anew each time in development', async () => {
    await at.app.close()
    await at.siteWith({ buildId: null })
    for (const expected of ['1', '2']) {
      at.version = expected
      expect((await at.get('/about/')).body).toBe(`/about/ ${expected}`)
    }
  })
})

test('an address of a page that is not its own leads there', async () => {
  const { statusCode, headers } = await at.get('/About?utm_source=x')
  expect([statusCode, headers.location]).toEqual([301, '/about/?utm_source=x'])
  expect(at.rendered()).toEqual([])
})

test('a page with a form in it comes at its own address under the status set before, for one visitor', async () => {
  await at.get('/contacts/?popup=callback')
  const { statusCode, body, headers } = await at.get('/form/')
  expect([statusCode, body, headers['cache-control']]).toEqual([422, '/contacts/?popup=callback 1', PRIVATE])
  expect(at.lastInput()).toMatchObject({ form: FORM })
  expect(at.app.pageCache.counts().pages).toBe(1)
})
