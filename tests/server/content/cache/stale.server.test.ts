import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { FAILURES, json, startUpstream, status, type TestUpstream } from '../../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../../support/site/site.ts'

const PAGES = [
  ['/', 'Зерновед'],
  ['/projects/', 'Зерновед'],
  ['/projects/zernoved/', 'Зерновед'],
  ['/services/', 'Продвижение'],
] as const

const AREAS = ['projects', 'services']
const SECRET = 'only-for-this-test'

let upstream: TestUpstream
let site: TestSite

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite({
    API_URL: upstream.url,
    CONTENT_FRESH_S: '0',
    UPSTREAM_TIMEOUT_MS: '300',
    REVALIDATE_SECRET: SECRET,
  })
  // A program that has just started may be slower than the upstream may be.
  for (const [page, known] of PAGES)
    await vi.waitFor(async () => expect(await (await site.get(page)).text()).toContain(known))
})
afterEach(() => upstream.recover())
afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

describe.each(FAILURES)('while the upstream %s', (_what, failure) => {
  test('every page it knew is served as it was', async () => {
    upstream.onAll(failure)
    const before = AREAS.map((area) => upstream.requestsTo(`/${area}/`))
    // It asks at once, where the failure before is remembered for seconds.
    for (const area of AREAS) await site.postJson('/api/revalidate/', { area }, { authorization: `Bearer ${SECRET}` })

    for (const [page, known] of PAGES) {
      const response = await site.get(page)
      expect(response.status, page).toBe(200)
      expect(await response.text()).toContain(known)
    }
    for (const [index, area] of AREAS.entries())
      expect(upstream.requestsTo(`/${area}/`), area).toBeGreaterThan(before[index] ?? 0)
  })
})

test('a page nobody has seen is a 503 that says when to come again', async () => {
  upstream.onAll(status(500))
  const response = await site.get('/services/seo/')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the upstream is asked once in a while, however many visitors come', async () => {
  upstream.onAll(status(500))
  await site.get('/projects/zernoved/')
  const before = upstream.requestsTo('/projects/zernoved/')

  for (let visit = 0; visit < 50; visit += 1) await site.get('/projects/zernoved/')

  expect(upstream.requestsTo('/projects/zernoved/') - before).toBeLessThanOrEqual(1)
})

test('an upstream that is back is noticed', async () => {
  upstream.onAll(status(500))
  await site.get('/blog/')
  upstream.recover()
  const before = upstream.requestsTo('/blog/')

  const requests = async () => {
    await site.get('/blog/')
    return upstream.requestsTo('/blog/')
  }
  await expect.poll(requests, { interval: 200 }).toBeGreaterThan(before)
  await expect.poll(async () => (await site.get('/blog/')).status).toBe(200)
})

test('an item that is gone, and from its list as well, is gone, however lately it was there', async () => {
  const other = await startUpstream()
  const fresh = await startSite({ API_URL: other.url, CONTENT_FRESH_S: '0' })
  await fresh.get('/projects/zernoved/')
  other.on('/projects/zernoved/', status(404))
  other.on('/projects/', json({ ITEMS: [] }))

  await expect.poll(async () => (await fresh.get('/projects/zernoved/')).status).toBe(404)

  await fresh.stop()
  await other.stop()
})
