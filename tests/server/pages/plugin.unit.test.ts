import { beforeEach, describe, expect, test, vi } from 'vitest'
import { previewLink } from '../../../server/preview-link.ts'
import {
  CHANGED,
  DEMO,
  FACE,
  FORM,
  NOW,
  PRIVATE,
  PUBLISHED,
  SECRET,
  pagesUnderTest,
} from '../../support/pages-under-test.ts'

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
      icons: 'icons of the site',
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

  test('that left something out has no date, is stale to a CDN and tried again after three seconds', async () => {
    at.isComplete = false
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

describe('a page as Markdown', () => {
  const ASKED = { accept: 'text/markdown' }
  beforeEach(() => {
    at.markup = (text) => `<main><h1>${text}</h1></main>`
  })

  test('has an address of its own, which leads to the page and is not indexed', async () => {
    for (let visit = 0; visit < 2; visit++) {
      const { statusCode, headers, body } = await at.get('/about/index.md')
      expect(statusCode).toBe(200)
      expect(body).toContain('# /about/ 1')
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'content-location': '/about/index.md',
        link: `<${DEMO.url}/about/>; rel="canonical"`,
        'x-robots-tag': 'noindex',
        vary: 'Accept, Accept-Encoding',
        'last-modified': CHANGED.toUTCString(),
        'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=3600',
      })
    }
    expect(at.rendered()).toEqual(['/about/'])
  })

  test('is the same at the address of the page for who asks for it, and no CDN keeps it there', async () => {
    const own = await at.get('/about/index.md')
    for (let visit = 0; visit < 2; visit++) {
      const { body, headers } = await at.get('/about/?utm_source=x', ASKED)
      expect(body).toBe(own.body)
      expect(headers).toMatchObject({ etag: own.headers.etag, 'cdn-cache-control': 'no-store' })
      expect(headers['cache-control']).toContain('private')
      expect(headers).not.toHaveProperty('x-robots-tag')
    }
    expect((await at.get('/about/')).body).toBe('<main><h1>/about/ 1</h1></main>')
  })

  test('is not sent again to who has it, and falls with the content of its page', async () => {
    const { headers } = await at.get('/about/index.md')
    const known = { 'if-none-match': String(headers.etag) }
    expect((await at.get('/about/index.md', known)).statusCode).toBe(304)
    expect((await at.get('/about/', { ...known, ...ASKED })).statusCode).toBe(304)
    at.version = '2'
    at.change('/projects/')
    await at.app.pageCache.settled()
    expect((await at.get('/about/index.md', known)).statusCode).toBe(200)
  })

  test.each([
    ['/About.md', '/about/index.md'],
    ['/about/index.html.md?page=2', '/about/index.md?page=2'],
    ['/about/index.md/', '/about/index.md'],
    ['/.md', null],
    ['//evil.example/.md', '/evil.example/.md'],
  ])('spelled %s is redirected to %s', async (path, location) => {
    const answer = await at.get(path)
    expect(answer.headers['location'] ?? null).toBe(location)
  })

  test('is one whatever an advertisement or a popup adds to its address', async () => {
    for (const mark of ['', '?utm_source=a', '?popup=callback']) await at.get(`/about/index.md${mark}`)
    expect(at.rendered()).toEqual(['/about/'])
  })

  test('is no more there than its page, and an error stays the page of one', async () => {
    for (const path of ['/nowhere/index.md', '/blog/x/index.md', '/broken/index.md']) {
      const page = await at.get(path.replace('index.md', ''), ASKED)
      const markdown = await at.get(path)
      expect([page.statusCode, markdown.statusCode]).toEqual(path.startsWith('/broken') ? [503, 503] : [404, 404])
      expect(markdown.headers['content-type']).toContain('text/html')
      expect(markdown.headers['cache-control']).toBe('no-store')
    }
  })

  test('never shows a draft', async () => {
    const link = previewLink('/about/', SECRET, NOW + 60_000)
    const page = await at.get(link, ASKED)
    expect(page.headers['content-type']).toContain('text/html')
    const forged = await at.get(link.replace('/about/', '/about/index.md'))
    expect(forged.headers['content-type']).toContain('text/html')
    expect(at.lastInput()).toMatchObject({ preview: false, content: PUBLISHED })
  })
})

test('Markdown of a site that is closed to crawlers says so at both addresses', async () => {
  await at.app.close()
  await at.siteWith({ indexable: false })
  for (const path of ['/about/', '/about/index.md'])
    expect((await at.get(path, { accept: 'text/markdown' })).headers['x-robots-tag'], path).toBe('noindex')
})

test('while the queue is overrun pages and pictures that are not kept are refused before it', async () => {
  await at.get('/about/')
  at.isOverrun = true
  const statusOf = async (path: string) => (await at.get(path)).statusCode
  expect(await Promise.all(['/team/', '/team/index.pageContext.json', '/media/w_160/new.png'].map(statusOf))).toEqual([
    503, 503, 503,
  ])
  expect(at.rendered()).toEqual(['/about/'])
  expect(await Promise.all(['/about/', '/media/w_160/kept.png'].map(statusOf))).toEqual([200, 200])
})
