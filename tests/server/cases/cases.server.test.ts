import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../../support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('a case comes as data with its title, all cases and those of its type', async () => {
  const response = await site.get('/api/cases/zernoved.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')

  const { title, content, cases, related } = await response.json()
  expect(title).toBe('Зерновед — кейс студии «Верста»')
  expect(content.palette).toBe('shop')
  expect(content.story.text).toContain('<h2>Задача</h2>')
  expect(cases).toHaveLength(18)
  expect(cases[0]).toMatchObject({ code: 'zernoved', name: 'Зерновед', palette: 'shop' })
  expect(related.map(({ code }: { code: string }) => code)).toEqual(['severnoe-sukno', 'shesterenkin'])
})

test.each(['/api/cases/nowhere.json', '/api/cases/zernoved', '/api/cases/.json', '/api/cases/..%2Fblog.json'])(
  'there is no case at %s',
  async (path) => {
    expect((await site.get(path)).status).toBe(404)
  },
)
