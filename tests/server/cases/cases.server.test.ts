import { expect, test } from 'vitest'
import { PROJECT } from '../../support/content/content.ts'
import { json, startUpstream } from '../../support/peers/upstream.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'
import { startSite } from '../../support/site/site.ts'

const site = siteUnderTest()

test('a case comes as data with its title, all cases and those of its type', async () => {
  const response = await site().get('/api/cases/zernoved.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')

  const { title, content, place, total, cases, related } = await response.json()
  expect(title).toBe('Зерновед — кейс студии «Верста»')
  expect(content.palette).toBe('shop')
  expect(content.story.text).toContain('<h2>Задача</h2>')
  expect([place, total]).toEqual([0, 18])
  expect(cases).toHaveLength(18)
  expect(cases[0]).toMatchObject({ code: 'zernoved', name: 'Зерновед', palette: 'shop' })
  expect(related.map(({ code }: { code: string }) => code)).toEqual(['severnoe-sukno', 'shesterenkin'])
})

test('the page of a case has its header in the colour of the case, and no other page has', async () => {
  const headerAt = async (path: string) => /<header[^>]*>/.exec(await (await site().get(path)).text())?.[0]
  expect(await headerAt('/projects/zernoved/')).toContain('data-palette="shop"')
  expect(await headerAt('/projects/')).not.toContain('data-palette')
})

test.each(['/api/cases/nowhere.json', '/api/cases/zernoved', '/api/cases/.json', '/api/cases/..%2Fblog.json'])(
  'there is no case at %s',
  async (path) => {
    expect((await site().get(path)).status).toBe(404)
  },
)

test('of thousands of cases those around it come, so that a case stays as small as it is', async () => {
  const items = Array.from({ length: 5000 }, (_, number) => ({ ...PROJECT, CODE: `case-${number}` }))
  const upstream = await startUpstream({ '/projects/': { ITEMS: items, TAGS: {} } })
  upstream.on('/projects/case-2000/', json({ ITEM: items[2000], TAGS: {} }))
  const large = await startSite({ API_URL: upstream.url })

  const { place, total, cases } = await (await large.get('/api/cases/case-2000.json')).json()

  expect([place, total]).toEqual([2000, 5000])
  const codes = cases.map(({ code }: { code: string }) => code)
  expect(codes).toHaveLength(61)
  expect([codes.at(0), codes.at(30), codes.at(-1)]).toEqual(['case-1970', 'case-2000', 'case-2030'])
  await large.stop()
  await upstream.stop()
})
