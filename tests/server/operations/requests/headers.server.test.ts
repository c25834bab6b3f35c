import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { siteUnderTest } from '../../../support/site/site-under-test.ts'
import { startSite } from '../../../support/site/site.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const site = siteUnderTest()

const PAGES = ['/', '/nowhere/', '/projects/nowhere/']
const DATA = [
  '/robots.txt',
  '/healthz',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/builds/latest.json',
  '/index.pageContext.json',
]
const REFUSALS = ['/assets/missing.js', '/media/w_1,f_webp,q_1/a.png']

describe.each(PAGES)('a page, %s too,', (path) => {
  test('carries a policy that lets no inline script but the one in the head run, and no inline style but that of the build', async () => {
    const response = await site().get(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? []
    expect(style).toContain('@layer')
    const directives = Object.fromEntries(policy.split(';').map((directive) => directive.trim().split(/ (.*)/s)))
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'media-src': "'none'",
      'worker-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'style-src': `'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
    expect(policy).not.toMatch(/unsafe-|\*/)
  })

  test('tells the pages it leads to no more than where they are led from', async () => {
    expect((await site().get(path)).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})

test('a page that has not changed brings its policy all the same, which may have', async () => {
  const first = (await site().get('/about/')).headers
  const again = await site().get('/about/', { headers: { 'if-none-match': first.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBe(first.get('content-security-policy'))
})

test.each([...DATA, ...REFUSALS])('nothing runs in %s when it is opened by itself', async (path) => {
  const { headers } = await site().get(path)
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

describe.each([...PAGES, ...DATA, ...REFUSALS])('every answer, %s too,', (path) => {
  test('carries an id of its own that stands in the log', async () => {
    const id = (await site().get(path)).headers.get('x-request-id') ?? ''
    expect(id).toMatch(UUID)
    expect(await site().logged(({ reqId }) => reqId === id)).toBeDefined()
  })

  test('is not guessed at', async () => {
    const { headers } = await site().get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

test('an answer to a malformed address carries the same and says so in Russian', async () => {
  const response = await site().get('/%')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('<h1>Адрес страницы записан с ошибкой</h1>')
  const id = response.headers.get('x-request-id')
  expect(await site().logged(({ reqId, status }) => reqId === id && status === 400)).toBeDefined()
})

test('a request id of the client is not taken over', async () => {
  const { headers } = await site().get('/', { headers: { 'x-request-id': 'forged' } })
  expect(headers.get('x-request-id')).toMatch(UUID)
})

test('on https browsers are told to stay on https', async () => {
  expect((await site().get('/')).headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

test('on plain http they are not', async () => {
  const plain = await startSite({ SITE_URL: 'http://versta.example' })
  const { headers } = await plain.get('/')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  await plain.stop()
})

test('a page sets no cookie', async () => {
  expect((await site().get('/')).headers.get('set-cookie')).toBeNull()
})

describe('health', () => {
  test.each(['/healthz', '/readyz'])('%s says ok and is not to be stored', async (path) => {
    const response = await site().get(path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

test('the log holds no query of an address, whatever comes of it', async () => {
  for (const path of ['/robots.txt', '/about', '/nowhere/', '/projects/nope/', '/api/nope/', '/media/nope/', '/%zz'])
    await site().get(`${path}?email=anna@company.example`)
  await site().postForm('/about/?email=anna@company.example', {})
  await site().loggedAnswer(await site().get('/about/'))
  expect(JSON.stringify(site().log)).not.toContain('anna@company.example')
})
