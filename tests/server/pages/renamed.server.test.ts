import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GOOD_AREAS, POST, PROJECT, SERVICE, TAGS, VACANCY } from '../../support/content/content.ts'
import { json, startUpstream, status, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

let upstream: TestUpstream
let site: TestSite

beforeAll(async () => {
  upstream = await startUpstream({
    ...GOOD_AREAS,
    '/services/': { ITEMS: { Поиск: [{ ...SERVICE, FORMER_CODES: ['prodvizhenie'] }] } },
    '/blog/': { ITEMS: [{ ...POST, FORMER_CODES: 'Ekran' }], TAGS: { design: 'Дизайн' } },
    '/vacancies/': { ITEMS: [{ ...VACANCY, FORMER_CODES: { VALUE: ['pisatel', 'avtor'] } }] },
    '/projects/': {
      ITEMS: [
        { ...PROJECT, FORMER_CODES: ['kofe', 'zernoved-shop', 'polubak', 'zernoved', 'obzharka'] },
        { ...PROJECT, CODE: 'polubak', FORMER_CODES: ['kofe', '../../evil', '//evil.example'] },
      ],
      TAGS,
    },
    '/projects/polubak/': { ITEM: { ...PROJECT, CODE: 'polubak' }, TAGS },
  })
  site = await startSite({ API_URL: upstream.url, CONTENT_FRESH_S: '1' })
})
afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

const visit = async (path: string, init: RequestInit = {}) => {
  const response = await site.get(path, { redirect: 'manual', ...init })
  return { status: response.status, location: response.headers.get('location'), response }
}

describe('the address of an item under a code it had before', () => {
  test.each([
    ['/projects/kofe/', '/projects/zernoved/'],
    ['/projects/zernoved-shop/', '/projects/zernoved/'],
    ['/services/prodvizhenie/', '/services/seo/'],
    ['/blog/ekran/', '/blog/pervyy-ekran/'],
    ['/vacancies/pisatel/', '/vacancies/redaktor/'],
    ['/vacancies/avtor/', '/vacancies/redaktor/'],
  ])('%s leads to %s for good', async (before, now) => {
    expect(await visit(before)).toMatchObject({ status: 301, location: now })
    expect((await visit(now)).status).toBe(200)
  })

  test('leads on with its query, for HEAD as for GET, and may be changed by editors', async () => {
    const moved = { status: 301, location: '/projects/zernoved/?utm_source=mail&popup=callback' }
    for (const method of ['GET', 'HEAD'])
      expect(await visit('/projects/kofe/?utm_source=mail&popup=callback', { method })).toMatchObject(moved)
    const { response } = await visit('/projects/kofe/')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('is a page of its own where another item has that code now', async () => {
    expect((await visit('/projects/polubak/')).status).toBe(200)
  })

  test('takes nobody off the host, and a code no item had is missing', async () => {
    for (const path of ['/projects/evil/', '/projects/%2F%2Fevil.example/', '/projects/gudron/', '/team/kofe/'])
      expect(await visit(path), path).toMatchObject({ status: 404, location: null })
  })

  test('has no data, so that the client of the site loads the page itself', async () => {
    const { response } = await visit('/projects/kofe/index.pageContext.json')
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  })

  test('takes no forms', async () => {
    expect((await visit('/projects/kofe/', { method: 'POST' })).status).toBe(404)
  })

  test('is in no map of the site and no feed', async () => {
    for (const path of ['/sitemap.xml', '/sitemap/', '/blog/rss.xml'])
      expect(await (await site.get(path)).text(), path).not.toMatch(/kofe|\/ekran\/|pisatel|prodvizhenie/)
  })

  test('leads on while the API is down, for the time being', async () => {
    upstream.onAll(status(500))
    expect(await visit('/projects/obzharka/')).toMatchObject({ status: 302, location: '/projects/zernoved/' })
    upstream.recover()
  })

  test('follows what editors do next', async () => {
    upstream.on('/projects/', json({ ITEMS: [{ ...PROJECT, FORMER_CODES: ['gudron'] }], TAGS }))
    await expect.poll(async () => (await visit('/projects/gudron/')).status).toBe(301)
    expect((await visit('/projects/kofe/')).status).toBe(404)
  })
})
