import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const PATH = '/about/?popup=callback'

const site = siteUnderTest()

const get = (init?: RequestInit) => site().get(PATH, init)

async function counted(status: number): Promise<number> {
  const text = await (await site().get('/metrics')).text()
  return Number(
    new RegExp(`^versta_requests_total\\{route="/\\*",status="${status}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
  )
}

async function hits(): Promise<number> {
  return Number(/^versta_page_cache_hits_total (\d+)$/m.exec(await (await site().get('/metrics')).text())?.[1])
}

test('a kept page has an id of its own and one line in the log: method, path, status and time, no query', async () => {
  await get()
  const ids = [await get(), await get({ method: 'HEAD' })].map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  await site().logged(({ reqId }) => reqId === ids[1])
  const lines = ids.map((id) => site().log.filter(({ reqId }) => reqId === id))
  const line = { level: 30, path: '/about/', status: 200, ms: expect.any(Number), msg: 'request answered' }
  expect(lines).toEqual([
    [expect.objectContaining({ ...line, method: 'GET' })],
    [expect.objectContaining({ ...line, method: 'HEAD' })],
  ])
  expect(JSON.stringify(lines)).not.toContain('popup')
})

test('kept pages are counted by route and status as all others', async () => {
  const etag = (await get()).headers.get('etag') ?? ''
  const before = [await counted(200), await counted(304)]
  await get()
  for (let visit = 0; visit < 2; visit++) await get({ headers: { 'if-none-match': etag } })
  // The questions for the counts are answers of another route.
  expect([await counted(200), await counted(304)]).toEqual([before[0]! + 1, before[1]! + 2])
})

test('a kept page is one hit, in an encoding nobody has asked for yet too', async () => {
  await site().get('/blog/', { headers: { 'accept-encoding': 'br' } })
  const before = await hits()
  const page = await site().get('/blog/', { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(await page.text()).toContain('</html>')
  expect(await hits()).toBe(before + 1)
})

test('a page that is kept says what it said when it was rendered', async () => {
  const own = /^(?:date|x-request-id|cdn-cache-control)$/
  const said = ({ headers }: Response) => [...headers].filter(([name]) => !own.test(name))
  const rendered = await site().get('/vacancies/')
  const kept = await site().get('/vacancies/')
  expect(said(kept)).toEqual(said(rendered))
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'a page can be read alone: by %s it is a 405 that says so',
  async (method) => {
    await get()
    for (const path of [PATH, '/contacts/', '/Contacts']) {
      const response = await site().get(path, { method, body: 'a=b' })
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
      expect(await response.text()).toBe('Method not allowed\n')
    }
  },
)

test.each(['/nowhere/', '/projects/nope/', '/api/nope/'])('a post to no page is a 404: %s', async (path) => {
  const response = await site().get(path, { method: 'POST', body: 'a=b' })
  expect([response.status, await response.text()]).toEqual([404, 'Not found\n'])
})

test('the first page of a list is kept once, by whatever name', async () => {
  await site().get('/blog/')
  const before = await hits()
  await site().get('/blog/?page=1')
  expect(await hits()).toBe(before + 1)
})

test('no answer carries headers for browsers that no longer exist', async () => {
  const names = [...(await get()).headers.keys()]
  expect(names.filter((name) => name.startsWith('x-'))).toEqual(['x-content-type-options', 'x-request-id'])
})
