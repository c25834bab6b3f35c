import { describe, expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

describe('one permanent redirect', () => {
  test.each([
    ['/about', '/about/'],
    ['/ABOUT/', '/about/'],
    ['/About?utm_source=Yandex', '/about/?utm_source=Yandex'],
    ['//evil.example/A', '/evil.example/a/'],
    ['/verstaShop', '/verstashop/'],
    ['/projects%2Fa/', null],
  ])('%s → %s', async (path, target) => {
    const response = await site().get(path)
    expect(response.headers.get('location')).toBe(target)
    expect(response.status).toBe(target === null ? 404 : 301)
  })

  test('never leads to the host a request names', async () => {
    const reply = await site().raw('GET http://evil.example/A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(reply).toMatch(/^HTTP\/1\.1 301 /)
    expect(reply).toMatch(/^location: \/a\/\r$/m)
  })

  test('keeps no line break of an address', async () => {
    const response = await site().get('/a%0d%0aSet-Cookie:%20x=1')
    expect(response.headers.get('location')).toBe('/a%0D%0Aset-cookie:%20x=1/')
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('a malformed address', () => {
  test.each(['/%', '/%C0%80', '/about/%zz', '/media/%', '/?q=%', '/assets/%E0%A4%A'])(
    '%s is answered, and the process lives',
    async (path) => {
      const response = await site().get(path)
      expect(response.status).toBe(path === '/?q=%' ? 200 : 400)
      expect((await site().get('/healthz')).status).toBe(200)
    },
  )
})

describe('an address in disguise reaches nothing that it would not reach plainly', () => {
  test.each([
    '/Admin',
    '/assets/..%2f..%2fserver/entry.mjs',
    '/assets/%2e%2e/%2e%2e/server/entry.mjs',
    '/assets/..%5c..%5cserver/entry.mjs',
    '/assets%2f..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/media/../../package.json',
    '/API/Revalidate/',
    '/api%2Frevalidate/',
    '/projects/%2e%2e/about/',
    '/projects/zernoved%2f',
    '/about%00/',
  ])('%s', async (path) => {
    const first = await site().raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const location = /\r\nlocation: ([^\r]+)/.exec(first)?.[1]
    const status = location ? (await site().get(location)).status : Number(first.split(' ')[1])
    expect(status).toBeOneOf([400, 403, 404])
    expect(first).not.toMatch(/"dependencies"|export \{/)
  })
})

describe('what a client says of its host', () => {
  test.each([
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'gopher' },
    { forwarded: 'host=evil.example' },
  ])('%j is on no page', async (headers) => {
    const html = await (await site().get('/', { headers })).text()
    expect(html).not.toMatch(/evil\.example|gopher/)
    expect(html).toContain('<link rel="canonical" href="https://versta.example/"')
  })

  test('in the Host header is on no page either', async () => {
    const reply = await site().raw('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
    expect(reply).toMatch(/^HTTP\/1\.1 200 /)
    expect(reply).not.toContain('evil.example')
  })
})
