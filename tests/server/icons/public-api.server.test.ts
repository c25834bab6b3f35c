import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVICE } from '../../support/content/content.ts'
import {
  drip,
  endlessBody,
  hang,
  htmlPage,
  json,
  malformedJson,
  redirect,
  reset,
  startUpstream,
  status,
  truncated,
  type TestUpstream,
} from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const BODY = '<path fill="currentColor" d="M7 7h10"/>'

let first: TestUpstream
let second: TestUpstream
let upstream: TestUpstream
let site: TestSite

beforeAll(async () => {
  first = await startUpstream({})
  second = await startUpstream({})
  upstream = await startUpstream()
  site = await startSite({
    API_URL: upstream.url,
    ICON_API_URLS: `${first.url}, ${second.url}/`,
    CONTENT_FRESH_S: '0',
    CONTENT_STALE_S: '0',
  })
})
afterAll(async () => {
  await site.stop()
  await Promise.all([first, second, upstream].map((server) => server.stop()))
})

const iconSet = (prefix: string) => ({ prefix, width: 24, height: 24, icons: { home: { body: BODY } } })
const path = (prefix: string) => `/${prefix}.json?icons=home`
const ask = (prefix: string) => site.get(`/api/icons${path(prefix)}`)

describe('a collection that is not installed', () => {
  test('is asked for at the first host, once', async () => {
    first.on(path('good'), json(iconSet('good')))
    const response = await ask('good')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(iconSet('good'))
    await ask('good')
    expect(first.requestsTo(path('good'))).toBe(1)
    expect(second.requestsTo(path('good'))).toBe(0)
  })

  test('is not there when the first host says so, whatever the next would say', async () => {
    first.on(path('gone'), status(404))
    second.on(path('gone'), json(iconSet('gone')))
    expect((await ask('gone')).status).toBe(404)
    expect(second.requestsTo(path('gone'))).toBe(0)
  })

  test.each([
    ['fails', 'failing', status(500)],
    ['forbids', 'forbidden', status(403)],
    ['sends elsewhere', 'moved', redirect('/good.json?icons=home')],
    ['breaks off', 'truncated', truncated],
    ['sends broken JSON', 'malformed', malformedJson],
    ['sends HTML', 'html', htmlPage],
    ['sends no set', 'list', json([])],
    ['sends another set', 'other', json(iconSet('another'))],
    ['sends without an end', 'endless', endlessBody],
    ['does not answer in time', 'hanging', hang],
    ['answers byte by byte', 'dripping', drip],
  ])('comes from the next host when the first %s', async (_what, prefix, answer) => {
    first.on(path(prefix), answer)
    second.on(path(prefix), json(iconSet(prefix)))
    expect(await (await ask(prefix)).json()).toEqual(iconSet(prefix))
    expect(first.requestsTo(path(prefix))).toBe(1)
  })

  test('comes from the next host when the first hangs up twice', async () => {
    first.on(path('reset'), reset)
    second.on(path('reset'), json(iconSet('reset')))
    expect(await (await ask('reset')).json()).toEqual(iconSet('reset'))
    expect(first.requestsTo(path('reset'))).toBe(2)
  })

  test('has 1.5 s at each host, then the answer is 503, not to be stored', async () => {
    first.on(path('lost'), hang)
    second.on(path('lost'), hang)
    const started = performance.now()
    const response = await ask('lost')
    const took = performance.now() - started
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(took).toBeGreaterThan(2900)
    expect(took).toBeLessThan(6000)
  })
})

test('an installed collection is never asked for elsewhere', async () => {
  await site.get('/api/icons/tabler.json?icons=no-such-icon')
  expect(first.requestsTo('/tabler.json?icons=no-such-icon')).toBe(0)
})

describe('the page of services stands', () => {
  test.each([
    ['an unknown icon', 'tabler:no-such-icon'],
    ['an unknown collection', 'gone:home'],
    ['an icon of a failing host', 'down:home'],
    ['an icon with a script', 'hostile:home'],
    ['a name that is none', 'constructor'],
    ['a name that is markup', '"><script>alert(1)</script>'],
    ['a list for a name', ['tabler:truck']],
    ['no icon', undefined],
  ])('with %s', async (_what, icon) => {
    for (const host of [first, second]) {
      host.on(path('down'), status(500))
      host.on(path('hostile'), json({ prefix: 'hostile', icons: { home: { body: '<script>alert(1)</script>' } } }))
    }
    upstream.on('/services/', json({ ITEMS: { Услуги: [{ ...SERVICE, ICON: icon }] }, TAGS: [] }))
    const response = await site.get('/services/')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('href="/services/seo/"')
    expect(html).not.toContain('<script>alert')
  })

  test('with the icon of a public host drawn', async () => {
    first.on(path('drawn'), json(iconSet('drawn')))
    upstream.on('/services/', json({ ITEMS: { Услуги: [{ ...SERVICE, ICON: 'drawn:home' }] }, TAGS: [] }))
    // A page does not wait for a slow host: it is rendered anew once the icon has come.
    await expect.poll(async () => (await site.get('/services/')).text()).toContain('d="M7 7h10"')
  })
})
