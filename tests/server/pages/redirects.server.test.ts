import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentFolder } from '../../support/content/content-folder.ts'
import { GOOD_AREAS, PROJECT, TAGS } from '../../support/content/content.ts'
import { htmlPage, json, startUpstream, status, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const SECRET = 'only-for-this-test'
const renamed = { ...PROJECT, FORMER_CODES: ['kofe'] }
const ITEMS = [
  { FROM: '/old/page/', TO: '/projects/zernoved/', PERMANENT: true },
  { FROM: '/Price.HTML', TO: '/services/', PERMANENT: 'Y' },
  { FROM: '/старая страница', TO: '/blog/?tag=design#part-1' },
  { FROM: '/a/', TO: '/b/', PERMANENT: true },
  { FROM: '/b/', TO: '/old/page/', PERMANENT: true },
  { FROM: '/round/', TO: '/about-round/' },
  { FROM: '/about-round/', TO: '/round/' },
  { FROM: '/about/', TO: '/projects/' },
  { FROM: '/projects/kofeynya/', TO: '/projects/kofe/', PERMANENT: true },
  { FROM: '/projects/gone/', TO: '/projects/', PERMANENT: true },
  { FROM: '/away/', TO: 'https://evil.example/' },
  { FROM: '/away-1/', TO: '//evil.example/' },
  { FROM: '/away-2/', TO: '/\\evil.example/' },
  { FROM: '/away-3/', TO: '/%2f%2fevil.example/' },
  { FROM: '/with/?query=1', TO: '/projects/' },
  'no redirect',
]

const visitTo = (site: TestSite) => async (path: string, init?: RequestInit) => {
  const response = await site.get(path, init)
  return { status: response.status, location: response.headers.get('location'), response }
}

describe('redirects of an API', () => {
  let upstream: TestUpstream
  let site: TestSite
  let visit: ReturnType<typeof visitTo>

  beforeAll(async () => {
    upstream = await startUpstream({
      ...GOOD_AREAS,
      '/projects/': { ITEMS: [renamed], TAGS },
      '/redirects/': { ITEMS },
    })
    site = await startSite({ API_URL: upstream.url, REVALIDATE_SECRET: SECRET })
    visit = visitTo(site)
  })
  afterAll(async () => {
    await site.stop()
    await upstream.stop()
  })

  test.each([
    ['/old/page/', 301, '/projects/zernoved/'],
    ['/price.html', 301, '/services/'],
    [encodeURI('/старая страница/'), 302, '/blog/?tag=design#part-1'],
    ['/projects/gone/', 301, '/projects/'],
    ['/projects/gone/index.md', 301, '/projects/index.md'],
    ['/Old/Page.md', 301, '/projects/zernoved/index.md'],
    ['/old/page/index.md?utm_source=x', 301, '/projects/zernoved/index.md?utm_source=x'],
    ['/a/', 301, '/projects/zernoved/'],
    ['/projects/kofeynya/', 301, '/projects/zernoved/'],
    ['/old/page/?utm_source=mail', 301, '/projects/zernoved/?utm_source=mail'],
    [`${encodeURI('/старая страница/')}?page=2`, 302, '/blog/?tag=design&page=2#part-1'],
    ['/OLD//Page', 301, '/projects/zernoved/'],
    ['/Price.HTML?a=b', 301, '/services/?a=b'],
  ])('%s answers %i with %s, in one step', async (from, code, to) => {
    for (const method of ['GET', 'HEAD'])
      expect(await visit(from, { method })).toMatchObject({ status: code, location: to })
  })

  test('may be changed: no browser keeps one for good', async () => {
    const { headers } = (await visit('/old/page/')).response
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('cdn-cache-control')).toBe('public, max-age=5')
  })

  test('never take the place of a page that is there', async () => {
    for (const path of ['/about/', '/About']) {
      const response = await site.get(path, { redirect: 'follow' })
      expect([response.status, new URL(response.url).pathname]).toEqual([200, '/about/'])
    }
    expect(await (await site.get('/sitemap.xml')).text()).not.toMatch(/old\/page|price\.html|kofe|gone/)
  })

  test('answer GET and HEAD alone', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await visit('/old/page/', { method })).status, method).toBe(404)
  })

  test('have no data, so that the client of the site loads the page itself', async () => {
    const { response } = await visit('/old/page/index.pageContext.json')
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  })

  test.each([
    ['/away/', 'TO'],
    ['/away-1/', 'TO'],
    ['/away-2/', 'TO'],
    ['/away-3/', 'TO'],
    ['/with/?query=1', 'FROM'],
    ['/round/', 'circle'],
    ['/about-round/', 'circle'],
  ])('that cannot be are left out, and the log says why: %s', async (from, reason) => {
    expect(await visit(from)).toMatchObject({ status: 404, location: null })
    const line = await site.logged(({ msg, code }) => msg === 'item dropped' && code === from)
    expect(line).toMatchObject({ area: 'redirects', reason: expect.stringContaining(reason) })
  })

  test('change when the content system says so', async () => {
    const changed = (area: string) => site.postJson('/api/revalidate/', { area }, { authorization: `Bearer ${SECRET}` })
    expect((await visit('/new-one/')).status).toBe(404)
    upstream.on('/redirects/', json({ ITEMS: [...ITEMS, { FROM: '/new-one/', TO: '/team/' }] }))
    expect(await (await changed('redirects')).json()).toEqual({ status: 'ok' })
    expect(await visit('/new-one/')).toMatchObject({ status: 302, location: '/team/' })
  })

  test('of which none can be are no reason to forget those before', async () => {
    const changed = () =>
      site.postJson('/api/revalidate/', { area: 'redirects' }, { authorization: `Bearer ${SECRET}` })
    for (const broken of [json({ ITEMS: [{ FROM: 'x', TO: 'y' }] }), htmlPage, status(500)]) {
      upstream.on('/redirects/', broken)
      expect(await (await changed()).json()).toEqual({ status: 'ok', refreshed: false })
      expect(await visit('/old/page/')).toMatchObject({ status: 301, location: '/projects/zernoved/' })
    }
    upstream.on('/redirects/', json({ ITEMS }))
  })
})

test('an API without redirects has none, and nobody complains', async () => {
  const upstream = await startUpstream()
  const site = await startSite({ API_URL: upstream.url })
  const missing = await site.get('/old/page/')
  expect(missing.status).toBe(404)
  expect(upstream.requestsTo('/redirects/')).toBe(1)
  await site.loggedAnswer(missing)
  expect(site.log.filter(({ level = 0 }) => level >= 40)).toEqual([])
  expect((await site.get('/readyz')).status).toBe(200)
  await site.stop()
  await upstream.stop()
})

test('redirects outlive a restart while the API is down', async () => {
  const upstream = await startUpstream({ ...GOOD_AREAS, '/redirects/': { ITEMS } })
  const env = { API_URL: upstream.url, DATA_DIR: join(tmpdir(), `versta-redirects-${process.pid}`) }
  const before = await startSite(env)
  expect((await before.get('/old/page/')).status).toBe(301)
  await before.stop()
  await upstream.stop()
  const after = await startSite(env)
  expect((await after.get('/old/page/')).headers.get('location')).toBe('/projects/zernoved/')
  await after.stop()
  await rm(env.DATA_DIR, { recursive: true })
})

describe('redirects of the folder of content', () => {
  test('are read from redirects.json, without a restart', async () => {
    const folder = await contentFolder('projects', 'services', 'blog', 'pictures')
    const site = await startSite({ CONTENT_DIR: folder.directory, CONTENT_FRESH_S: '1' })
    const visit = visitTo(site)
    expect((await visit('/old/')).status).toBe(404)
    await folder.write('redirects.json', '[{"from": "/old/", "to": "/projects/", "permanent": true}]')
    await expect.poll(() => visit('/old/')).toMatchObject({ status: 301, location: '/projects/' })
    await folder.write('redirects.json', '[{"from": "/old/", ')
    const complaint = async () => {
      await visit('/old/')
      return site.log.find(({ msg }) => msg === 'redirects cannot be read')
    }
    await expect.poll(complaint).toMatchObject({
      file: expect.stringContaining('redirects.json'),
      reason: expect.stringContaining('JSON'),
    })
    expect(await visit('/old/')).toMatchObject({ status: 301, location: '/projects/' })
    await site.stop()
    await folder.remove()
  })

  test('of the demo has its example', async () => {
    const site = await startSite()
    expect(await visitTo(site)('/portfolio/')).toMatchObject({ status: 301, location: '/projects/' })
    await site.stop()
  })
})
