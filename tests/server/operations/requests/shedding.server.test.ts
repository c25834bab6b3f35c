import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOOD_AREAS } from '../../../support/content/content.ts'
import { LEAD } from '../../../support/leads/lead.ts'
import { json, startUpstream, type TestUpstream } from '../../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../../support/site/site.ts'

/** As many renders as are let in at once. */
const MOST = 64
const KNOWN = '/projects/zernoved/'
const REFUSED = 'versta_refused_total\\{what="page"\\}'

const { ITEMS, TAGS } = GOOD_AREAS['/projects/'] as { ITEMS: object[]; TAGS: object }
const codes = Array.from({ length: MOST }, (_, number) => `slow-${number}`)
const item = json({ ITEM: ITEMS[0], TAGS })
const LISTED = { ITEMS: [...ITEMS, ...codes.map((CODE) => ({ ...ITEMS[0], CODE }))], TAGS }

let upstream: TestUpstream
let site: TestSite
beforeAll(async () => {
  upstream = await startUpstream({ ...GOOD_AREAS, '/projects/': LISTED })
  site = await startSite({ API_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '60000' })
  for (const path of [KNOWN, '/']) await site.get(path)
  // Reading it makes the event loop late, and an eighth is let in then.
  await site.logged(({ msg }) => msg === 'the code of all pages is read')
})
afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

const metric = async (name: string) =>
  Number(new RegExp(`^${name} (.+)$`, 'm').exec(await (await site.get('/metrics')).text())?.[1])

/** Asks again while the machine is too slow to let it in. */
async function rendered(code: string): Promise<Response> {
  const page = await site.get(`/projects/${code}/`)
  return page.status === 503 ? rendered(code) : page
}

test('with more renders in hand than it can carry the site takes leads, shows what it knows and refuses the rest at once', async () => {
  const held: (() => void)[] = []
  for (const code of codes)
    upstream.on(`/projects/${code}/`, (request, response) => void held.push(() => item(request, response)))
  const slow = codes.map(rendered)
  while ((await metric('versta_work_in_hand\\{what="page"\\}')) < MOST) await new Promise(setImmediate)

  const before = await metric(REFUSED)
  const refused = await site.get('/blog/', { headers: { accept: 'text/html' } })
  expect(refused.status).toBe(503)
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(await refused.text()).toContain('<meta http-equiv="refresh" content="10">')
  const data = await site.get('/blog/index.pageContext.json')
  expect([data.status, await data.json()]).toEqual([503, expect.objectContaining({ abortStatusCode: 503 })])
  expect((await site.get('/nowhere-at-all/')).status).toBe(503)

  const known = await site.get(KNOWN)
  expect(known.status).toBe(200)
  const { status } = await site.postJson('/api/mail/', LEAD)
  expect(status).toBe(200)
  const withoutScript = await site.get('/api/mail/', {
    method: 'POST',
    headers: { accept: 'text/html', origin: 'https://versta.example' },
    body: new URLSearchParams({ ...LEAD, name: '' }),
  })
  expect([withoutScript.status, await withoutScript.text()]).toEqual([422, expect.stringContaining('</html>')])
  expect((await site.get('/healthz')).status).toBe(200)
  expect((await site.get('/readyz')).status).toBe(200)
  expect((await metric(REFUSED)) - before).toBe(3)
  await site.loggedAnswer(known)
  expect(site.log.filter(({ msg }) => msg?.startsWith('overloaded: refusing'))).toHaveLength(1)

  for (const code of codes) upstream.on(`/projects/${code}/`, item)
  for (const answer of held) answer()
  expect(new Set((await Promise.all(slow)).map((page) => page.status))).toEqual(new Set([200]))
  expect((await site.get('/blog/')).status).toBe(200)
})
