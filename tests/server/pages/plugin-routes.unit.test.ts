import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IFRAME_SCRIPT } from '../../../server/pages/preview-iframe.ts'
import { PUBLISHED, pagesUnderTest } from '../../support/in-process/pages-under-test.ts'

const at = pagesUnderTest()

describe('an address of before', () => {
  const moved = (from: string, to: string) => [from, { from, to, isPermanent: true }] as const
  const REDIRECTS = [moved('/nowhere/', '/about/'), moved('/broken/', '/about/'), moved('/team/', '/about/')]

  beforeEach(() => {
    vi.spyOn(PUBLISHED, 'redirects').mockResolvedValue(new Map(REDIRECTS))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test.each([
    ['leads to the page of today with its query', '/nowhere/?utm_source=x', 301, '/about/?utm_source=x'],
    ['leads there in one step, however it is spelled', '/Nowhere?utm_source=x', 301, '/about/?utm_source=x'],
    ['is not held for good while nobody knows whether its page is there', '/broken/', 302, '/about/'],
    ['leads to its own spelling first while nobody knows that', '/Broken', 301, '/broken/'],
    ['that has a page of its own shows it', '/team/', 200, undefined],
    ['that has a page of its own leads to that', '/Team', 301, '/team/'],
  ])('%s', async (_what, path, status, location) => {
    const { statusCode, headers } = await at.get(path)
    expect([statusCode, headers.location]).toEqual([status, location])
  })

  test('is asked for again by a CDN', async () => {
    expect((await at.get('/nowhere/')).headers['cdn-cache-control']).toBe('public, max-age=5')
  })

  test('has no data: the client loads the page instead', async () => {
    const { statusCode, body } = await at.get('/nowhere/index.pageContext.json')
    expect([statusCode, body]).toEqual([404, 'no such address'])
  })
})

test.each([
  ['/about/', 405],
  ['/About?utm_source=x', 405],
  ['/nowhere/', 404],
])('%s cannot be written to', async (url, status) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    expect((await at.app.inject({ method, url, payload: 'x' })).statusCode, method).toBe(status)
})

test('the panel gets its script', async () => {
  const { headers, body } = await at.get('/draft.js')
  expect(body).toBe(IFRAME_SCRIPT)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
})

test('other features are told what a page says of itself, and of none nothing', async () => {
  at.markup = (text) => `<head><meta name="description" content="Кратко"></head><main><h1>${text}</h1></main>`
  expect(await at.app.pageDescription('/about/')).toBe('Кратко')
  expect(await at.app.shareCard('/about/')).toEqual({ title: '/about/' })
  expect([await at.app.pageDescription('/nowhere/'), await at.app.shareCard('/nowhere/')]).toEqual([null, null])
})

test('other features are not told that a page is missing while its content cannot be read', async () => {
  await expect(at.app.shareCard('/broken/')).rejects.toMatchObject({ name: 'UpstreamDown', message: 'Status 503' })
})
