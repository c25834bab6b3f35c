import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { request } from 'undici'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pagesPlugin } from '../../../server/pages/plugin.ts'
import { previewLink } from '../../../server/preview-link.ts'
import type { ContentReader } from '../../../shared/content-reader.ts'
import { DEMO_SITE } from '../../../shared/site.ts'
import { createShortcut, type Answered } from '../../../server/shortcut.ts'
import { feature } from '../../support/feature.ts'

const NOW = Date.parse('2026-03-02T20:59:30Z')
const SECRET = 'only-for-this-test'
const FORM = { status: 'invalid', values: { name: 'Анна' } }
const CHANGED = new Date('2026-03-01T12:00:00Z')
const PRIVATE = 'no-store'

interface Input {
  urlOriginal: string
  content: ContentReader
  form: unknown
  preview?: string | false
}

const readerOf = (name: string) =>
  ({
    name,
    serviceGroups: async () => [],
    projects: async () => ({ items: [1, 2], tags: [] }),
  }) as unknown as ContentReader
const [PUBLISHED, DRAFTS] = [readerOf('published'), readerOf('drafts')]

/** What a page shows of what it was rendered of. */
const render = vi.fn(async ({ urlOriginal, ...input }: Input) => {
  const status = isNowhere(urlOriginal) ? 404 : urlOriginal.startsWith('/broken/') ? 503 : 200
  return {
    status,
    headers: [['Content-Type', 'text/html;charset=utf-8']],
    body: `${urlOriginal} ${version}`,
    reason: status === 200 ? null : `Status ${status}`,
    modifiedAt: CHANGED,
    isError: status !== 200,
    isMissing: status === 404,
    ...input,
  }
})
/** The renderer itself has nothing rendered for a page there is not. */
const find = async (input: Input) => (isNowhere(input.urlOriginal) ? null : render(input))
const isNowhere = (address: string) => /^\/(?:nowhere|~missing~|blog\/~missing~|blog\/x)\//.test(address)

let app: FastifyInstance
let answers: Answered[]
let version: string
let isWhole: boolean
let change: (path: string) => void

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  render.mockClear()
  answers = []
  version = '1'
  isWhole = true
  app = await siteWith({})
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

async function siteWith({ previewSecret = SECRET as string | null, buildId = 'b1' as string | null }) {
  const shortcut = createShortcut()
  const one = Fastify({ serverFactory: shortcut.serverFactory })
  one.setNotFoundHandler((_request, reply) => reply.code(404).send('no such address'))
  const ingredients = () => ({ versions: new Map([['/projects/', version]]), freshUntilMs: NOW + 60_000, isWhole })
  const contentStore = {
    freshUntil: (_path: string, known: string) => (known === version ? Date.now() + 60_000 : null),
    onChange: (listener: typeof change) => (change = listener),
  }
  one.register(
    feature('content', {
      content: PUBLISHED,
      draftContent: () => DRAFTS,
      recordContent: () => ({ content: PUBLISHED, ingredients }),
      contentStore,
    }),
  )
  one.register(feature('icons', { icons: 'icons of the site' }))
  one.register(feature('rendering', { renderer: { render, find } }))
  const nosniff = { 'x-content-type-options': 'nosniff' }
  one.register(feature('security', { standingHeaders: { document: nosniff, data: nosniff } }))
  one.register(pagesPlugin, {
    site: DEMO_SITE as never,
    freshMs: 60_000,
    staleMs: 3_600_000,
    previewSecret,
    buildId,
    snapshot: null,
    shortcut,
    createRequestId: () => 'id-of-this-request',
    answered: (answer) => answers.push(answer),
  })
  one.after(() => {
    one.get('/form/*', (_request, reply) =>
      reply.code(422).sendPage('/Contacts?popup=callback&utm_source=x', FORM as never),
    )
  })
  await one.listen({ port: 0, host: '127.0.0.1' })
  return one
}

/** Over a socket: what is kept does not reach Fastify. */
async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await request(app.listeningOrigin + path, { headers })
  return { statusCode: answer.statusCode, headers: answer.headers, body: await answer.body.text() }
}
const rendered = () => render.mock.calls.map(([{ urlOriginal }]) => urlOriginal)

describe('a page', () => {
  test('is rendered once, and then kept with all its headers', async () => {
    const [first, second] = [await get('/about/'), await get('/about/')]
    expect(rendered()).toEqual(['/about/'])
    for (const { statusCode, body, headers } of [first, second]) {
      expect([statusCode, body]).toEqual([200, '/about/ 1'])
      expect(headers).toMatchObject({
        'content-type': 'text/html;charset=utf-8',
        'content-length': '9',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        'last-modified': CHANGED.toUTCString(),
        'cache-control': 'public, max-age=0, must-revalidate',
        'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=3600',
      })
    }
    expect(second.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': 'id-of-this-request' })
  })

  test('that is kept is told of once, when it is answered', async () => {
    for (let visit = 0; visit < 3; visit++) await get('/about/')
    const answer = { reqId: 'id-of-this-request', method: 'GET', url: '/about/', route: '/*', status: 200 }
    expect(answers).toEqual([1, 2].map(() => ({ ...answer, ms: expect.any(Number) })))
  })

  test('is rendered of the site, its content and the time in Moscow', async () => {
    await get('/about/')
    expect(render.mock.lastCall?.[0]).toStrictEqual({
      urlOriginal: '/about/',
      content: PUBLISHED,
      icons: 'icons of the site',
      site: DEMO_SITE,
      buildId: 'b1',
      frame: { services: [], counts: { projects: 2 } },
      hour: 23,
      year: 2026,
      form: null,
    })
  })

  test.each(['br', 'gzip'])('is kept in %s for who reads it', async (encoding) => {
    await get('/about/')
    for (let visit = 0; visit < 2; visit++)
      expect((await get('/about/', { 'accept-encoding': encoding })).headers['content-encoding']).toBe(encoding)
    expect(rendered()).toHaveLength(1)
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await get('/about/')
    const again = await get('/about/', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).not.toHaveProperty('content-length')
  })

  test('is one whatever an advertisement adds to its address', async () => {
    for (const mark of ['', '?utm_source=a', '?utm_source=b'])
      expect((await get(`/about/${mark}`)).body).toBe('/about/ 1')
    expect(rendered()).toEqual(['/about/'])
  })

  test('is rendered anew when its content changes, before anybody asks', async () => {
    await get('/about/')
    version = '2'
    change('/projects/')
    await app.pageCache.settled()
    expect(rendered()).toHaveLength(2)
    expect((await get('/about/')).body).toBe('/about/ 2')
    expect(rendered()).toHaveLength(2)
  })

  test('is not rendered anew for a site that closes', async () => {
    await get('/about/')
    version = '2'
    change('/projects/')
    await app.close()
    await app.pageCache.settled()
    expect(rendered()).toHaveLength(1)
  })

  test('shows another hour in another hour', async () => {
    await get('/about/')
    vi.setSystemTime('2026-03-02T20:59:59.999Z')
    await get('/about/')
    expect(rendered()).toHaveLength(1)
    vi.setSystemTime('2026-03-02T21:00:00Z')
    await get('/about/')
    expect(rendered()).toHaveLength(2)
  })

  test('that left something out has no date, is stale to a CDN and tried again after three seconds', async () => {
    isWhole = false
    const { headers } = await get('/about/')
    expect(headers).not.toHaveProperty('last-modified')
    expect(headers['cdn-cache-control']).toBe('public, max-age=5')
    vi.setSystemTime(NOW + 2999)
    await get('/about/')
    expect(rendered()).toHaveLength(1)
    vi.setSystemTime(NOW + 3000)
    await get('/about/')
    expect(rendered()).toHaveLength(2)
  })

  test('is made anew each time in development', async () => {
    await app.close()
    app = await siteWith({ buildId: null })
    for (const expected of ['1', '2']) {
      version = expected
      expect((await get('/about/')).body).toBe(`/about/ ${expected}`)
    }
  })
})

test('an address of a page that is not its own leads there', async () => {
  const { statusCode, headers } = await get('/About?utm_source=x')
  expect([statusCode, headers.location]).toEqual([301, '/about/?utm_source=x'])
  expect(rendered()).toEqual([])
})

describe('an error page', () => {
  test('names the address as it was asked for, and is stored by no cache', async () => {
    const { statusCode, body, headers } = await get('/nowhere/%D0%B9/?utm_source=%22x%22')
    expect([statusCode, body]).toEqual([404, '/nowhere/й/?utm_source=&#34;x&#34; 1'])
    expect(headers).toMatchObject({ 'cache-control': PRIVATE, 'x-robots-tag': 'noindex' })
    expect(headers).not.toHaveProperty('etag')
    expect(headers).not.toHaveProperty('last-modified')
  })

  test('is told of in the log by its address as people read it, without the query', async () => {
    const informed = vi.spyOn(app.log, 'info')
    await get('/nowhere/%D0%B9/?phone=+74950000000')
    await get('/nowhere/')
    for (let visit = 0; visit < 2; visit++) await get('/about/')
    const toldOf = (path: string) => [{ status: 404, reason: `Status 404: ${path}` }, expect.any(String)]
    expect(informed.mock.calls.filter(([line]) => Object.keys(Object(line)).includes('reason'))).toEqual([
      toldOf('/nowhere/й/'),
      toldOf('/nowhere/'),
    ])
  })

  test('is rendered once for all addresses of its kind', async () => {
    for (const path of ['/nowhere/', '/nowhere/a/', '/nowhere/b/c/?utm_source=x', '/nowhere/a.php'])
      expect((await get(path)).body).toBe(`${path} 1`)
    expect(rendered()).toEqual(['/~missing~/'])
    await get('/nowhere/?popup=callback')
    await get('/blog/x/')
    expect(rendered().slice(1)).toEqual(['/~missing~/?popup=callback', '/blog/~missing~/'])
    expect(app.pageCache.counts().pages).toBe(0)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'gzip'],
    ['br', undefined],
    [undefined, undefined],
  ])('is for who reads %s in %s', async (asked, encoding) => {
    const answer = await request(`${app.listeningOrigin}/nowhere/x/`, {
      headers: asked === undefined ? {} : { 'accept-encoding': asked },
    })
    const bytes = Buffer.from(await answer.body.arrayBuffer())
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(bytes.length) })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(String(encoding ? gunzipSync(bytes) : bytes)).toBe('/nowhere/x/ 1')
  })

  test('is rendered anew when its content has changed, and in another hour', async () => {
    await get('/nowhere/')
    version = '2'
    expect((await get('/nowhere/')).body).toBe('/nowhere/ 2')
    vi.setSystemTime('2026-03-02T21:00:00Z')
    await get('/nowhere/')
    expect(rendered()).toHaveLength(3)
  })

  test('of content that could not be read is rendered once for an answer', async () => {
    const { statusCode, headers } = await get('/broken/?utm_source=x')
    expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
    expect(rendered()).toEqual(['/broken/'])
  })

  test('is refused of an address nobody can read', async () => {
    expect((await get('/%zz/')).statusCode).toBe(400)
  })
})

test('a page with a form in it comes at its own address under the status set before, for one visitor', async () => {
  await get('/contacts/?popup=callback')
  const { statusCode, body, headers } = await get('/form/')
  expect([statusCode, body, headers['cache-control']]).toEqual([422, '/contacts/?popup=callback 1', PRIVATE])
  expect(render.mock.lastCall?.[0]).toMatchObject({ form: FORM })
  expect(app.pageCache.counts().pages).toBe(1)
})

describe('a link to a preview', () => {
  const link = previewLink('/projects/x/', SECRET, NOW + 60_000)

  test('of a page that is missing is told of in the log', async () => {
    const informed = vi.spyOn(app.log, 'info')
    expect((await get(previewLink('/nowhere/', SECRET, NOW + 60_000))).statusCode).toBe(404)
    expect(informed).toHaveBeenCalledWith({ status: 404, reason: 'Status 404: /nowhere/' }, expect.any(String))
  })

  test('shows drafts to nobody but who has it, and nobody lists them', async () => {
    const { statusCode, body, headers } = await get(link)
    expect([statusCode, body]).toEqual([200, '/projects/x/ 1'])
    expect(headers).toMatchObject({ 'cache-control': PRIVATE, 'x-robots-tag': 'noindex' })
    expect(render.mock.lastCall?.[0]).toMatchObject({ content: DRAFTS, preview: expect.stringMatching(/^\d+\./) })
    expect(app.pageCache.counts().pages).toBe(0)
  })

  test('that has expired shows the published page and says so', async () => {
    vi.setSystemTime(NOW + 61_000)
    await get(link)
    expect(render.mock.lastCall?.[0]).toMatchObject({ content: PUBLISHED, preview: false })
  })

  test('leads nowhere where there are none', async () => {
    await app.close()
    app = await siteWith({ previewSecret: null })
    const { statusCode, body } = await get(link)
    expect([statusCode, body]).toEqual([404, 'no such address'])
  })
})
