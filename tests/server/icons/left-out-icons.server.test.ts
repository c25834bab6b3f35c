import { afterEach, beforeEach, expect, test } from 'vitest'
import { SERVICE } from '../../support/content/content.ts'
import { json, startUpstream, status, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const PAGES = ['/services/', '/services/geo/']
const ICONS = '/public.json?icons=home'

let host: TestUpstream
let upstream: TestUpstream
let site: TestSite

beforeEach(async () => {
  host = await startUpstream({})
  upstream = await startUpstream()
  const services = ['geo', 'maps'].map((code) => ({ ...SERVICE, CODE: code, ICON: 'public:home' }))
  upstream.on('/services/', json({ ITEMS: { Услуги: services }, TAGS: [] }))
  upstream.on('/services/geo/', json({ ITEM: services[0] }))
  site = await startSite({ API_URL: upstream.url, ICON_API_URLS: host.url, CONTENT_FRESH_S: '60' })
})
afterEach(async () => {
  await site.stop()
  await Promise.all([host, upstream].map((server) => server.stop()))
})

const headersOf = async (page: string) => (await site.get(page)).headers

test('pages whose icons no host could tell of are kept for seconds, and have no date', async () => {
  host.on(ICONS, status(500))
  for (const page of PAGES) {
    const headers = await headersOf(page)
    expect(headers.get('cdn-cache-control'), page).toBe('public, max-age=5')
    expect(headers.get('last-modified'), page).toBeNull()
  }
})

test('pages are whole without icons that are nowhere', async () => {
  host.on(ICONS, status(404))
  for (const page of PAGES) {
    const headers = await headersOf(page)
    expect(headers.get('cdn-cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=60/)
    expect(headers.get('last-modified')).not.toBeNull()
  }
})
