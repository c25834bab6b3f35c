import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { POST, PROJECT } from '../../support/content/content.ts'
import { colouredPicture } from '../../support/content/picture.ts'
import { json, startUpstream, status } from '../../support/peers/upstream.ts'
import { siteAndUpstream } from '../../support/site/site-under-test.ts'
import { SITE_URL, startSite } from '../../support/site/site.ts'

const { site, upstream } = siteAndUpstream()

/** The body as it travels: `fetch` would decompress it. */
async function travelling(path: string, encoding: string) {
  const { request } = await import('undici')
  const { headers, body } = await request(site().url + path, { headers: { 'accept-encoding': encoding } })
  return { headers, bytes: Buffer.from(await body.arrayBuffer()) }
}

describe.each(['/', '/projects/zernoved/', '/projects/zernoved/index.pageContext.json'])('%s', (path) => {
  test('comes in the encoding asked for, each with a validator of its own', async () => {
    const plain = await travelling(path, 'identity')
    const gzip = await travelling(path, 'gzip')
    const brotli = await travelling(path, 'gzip, br')

    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers['etag'])).size).toBe(3)
    for (const { headers } of [plain, gzip, brotli]) expect(headers['vary']).toMatch(/^(?:Accept, )?Accept-Encoding$/)
  })

  test('is not sent again to a client that has it, by tag or by date', async () => {
    const first = await site().get(path)
    for (const known of [
      { 'if-none-match': first.headers.get('etag') ?? '' },
      { 'if-modified-since': first.headers.get('last-modified') ?? '' },
    ]) {
      const again = await site().get(path, { headers: known })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
      expect(again.headers.get('content-type')).toBeNull()
    }
  })

  test('answers HEAD as GET, without the body', async () => {
    const get = await site().get(path, { headers: { 'accept-encoding': 'identity' } })
    const head = await site().get(path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['etag', 'last-modified', 'content-type', 'cache-control', 'content-length'])
      expect(head.headers.get(name), name).toBe(get.headers.get(name))
  })

  test('says each thing once, the first time and when it is kept', async () => {
    for (const visit of ['first', 'kept', 'kept in brotli']) {
      const { headers } = await travelling(path, visit === 'kept in brotli' ? 'br' : 'identity')
      expect(headers['cache-control'], visit).toBe('public, max-age=0, must-revalidate')
      expect(
        Object.entries(headers).filter(([, value]) => Array.isArray(value)),
        visit,
      ).toEqual([])
    }
  })

  test('sets no cookie', async () => {
    expect((await site().get(path)).headers.getSetCookie()).toEqual([])
  })
})

test('what a client says of hosts and frameworks changes neither the page nor its validator', async () => {
  const honest = await site().get('/')
  const forged = await site().get('/', {
    headers: {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      'x-vike-urloriginal': '/about/',
    },
  })
  expect(forged.headers.get('etag')).toBe(honest.headers.get('etag'))
  const html = await forged.text()
  expect(html).not.toContain('evil.example')
  expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/"`)
})

test('a cookie of the upstream goes no further', async () => {
  upstream().on('/blog/', (request, response) => {
    response.setHeader('set-cookie', 'session=of-the-upstream')
    json({ ITEMS: [POST], TAGS: {} })(request, response)
  })
  for (const visit of ['first', 'kept']) {
    const response = await site().get('/blog/')
    expect(response.headers.getSetCookie(), visit).toEqual([])
    expect(await response.text()).not.toContain('of-the-upstream')
  }
})

test('a kept page holds no nonce: its policy is the same for every visitor', async () => {
  const [one, other] = [await site().get('/'), await site().get('/')]
  expect(await one.text()).not.toContain('nonce')
  expect(one.headers.get('content-security-policy')).not.toContain('nonce')
  expect(other.headers.get('content-security-policy')).toBe(one.headers.get('content-security-policy'))
})

test('a page that is missing is kept by nobody', async () => {
  const response = await site().get('/projects/nope/')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('etag')).toBeNull()
})

test('500 clients on a cold page cost one request to the upstream and one render', async () => {
  const fresh = await startSite({ API_URL: upstream().url })
  const before = upstream().requestsTo('/projects/zernoved/')

  const responses = await Promise.all(Array.from({ length: 500 }, () => fresh.get('/projects/zernoved/')))
  // A busy machine may refuse some of so many, and does nothing else to them.
  const shown = responses.filter(({ ok }) => ok)
  expect(responses.filter((one) => !one.ok && one.status !== 503)).toEqual([])
  const pages = await Promise.all(shown.map((page) => page.text()))

  expect(new Set(pages).size).toBe(1)
  expect(upstream().requestsTo('/projects/zernoved/') - before).toBe(1)
  await fresh.stop()
})

test('a change of content is shown as soon as the content is fresh again', async () => {
  const other = await startUpstream()
  const live = await startSite({ API_URL: other.url, CONTENT_FRESH_S: '0' })
  const before = await (await live.get('/projects/zernoved/')).text()
  expect(before).toContain('Зерновед')

  other.on('/projects/zernoved/', json({ ITEM: { ...PROJECT, NAME: 'Зерновар' }, TAGS: {} }))

  await expect.poll(async () => (await live.get('/projects/zernoved/')).text()).toContain('Зерновар')
  await live.stop()
  await other.stop()
})

test('a page that had to leave something out is nobody’s for long', async () => {
  const other = await startUpstream()
  const partial = await startSite({ API_URL: other.url, CONTENT_STALE_S: '600' })
  other.on('/services/', status(500))

  for (const visit of ['first', 'kept']) {
    const { headers } = await partial.get('/policy/')
    expect(headers.get('cdn-cache-control'), visit).toBe('public, max-age=5')
    expect(headers.get('last-modified'), visit).toBeNull()
  }
  const whole = await partial.get('/contacts/')
  expect(whole.status).toBe(200)

  await partial.stop()
  await other.stop()
})

test('a page rendered before the size of a picture in its text was known is made again with it', async () => {
  const other = await startUpstream()
  const held: ServerResponse[] = []
  other.on('/projects/zernoved/', json({ ITEM: { ...PROJECT, DETAIL_TEXT: '<img src="/pictures/slow.png">' } }))
  other.on('/pictures/slow.png', (_request, response) => void held.push(response))
  const live = await startSite({ API_URL: other.url })

  const before = await live.get('/projects/zernoved/')
  expect(before.headers.get('cdn-cache-control')).toBe('public, max-age=5')
  expect(await before.text()).not.toContain('width="300" height="200"')
  const picture = await colouredPicture('#FF4B1F', 300, 200)
  for (const response of held) response.end(picture)

  await expect.poll(async () => (await live.get('/projects/zernoved/')).text()).toContain('width="300" height="200"')
  expect((await live.get('/projects/zernoved/')).headers.get('cdn-cache-control')).not.toBe('public, max-age=5')
  await live.stop()
  await other.stop()
})

test('while nobody can be asked a CDN goes on no longer than we would', async () => {
  const strict = await startSite({ API_URL: upstream().url, CONTENT_STALE_S: '600' })
  expect((await strict.get('/')).headers.get('cdn-cache-control')).toMatch(/, stale-if-error=600$/)
  await strict.stop()
})

test('a CDN keeps a fresh page as long as its content, a stale one for a moment', async () => {
  const other = await startUpstream()
  const stale = await startSite({ API_URL: other.url, CONTENT_FRESH_S: '3' })
  // A busy machine may take longer for a page than its content is fresh.
  await expect.poll(async () => (await stale.get('/')).headers.get('cdn-cache-control')).toMatch(/max-age=[1-3],/)
  other.onAll(status(500))

  await expect.poll(async () => (await stale.get('/')).headers.get('cdn-cache-control')).toBe('public, max-age=5')

  expect((await stale.get('/')).status).toBe(200)
  await stale.stop()
  await other.stop()
})
