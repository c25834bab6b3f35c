import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOnlyPlugin } from '../../../../server/operations/requests/read-only.ts'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

let app: FastifyInstance
beforeEach(async () => {
  app = Fastify()
  await app.register(readOnlyPlugin)
  const answer = async () => 'read'
  for (const url of ['/robots.txt', '/api/icons/', '/healthz', '/apiary.txt', '/docs/api.txt']) app.get(url, answer)
  app.route({ method: ['GET', 'HEAD'], url: '/sitemap.xml', handler: answer })
  app.post('/hook', answer)
  await app.register(async (feeds) => void feeds.get('/rss.xml', answer), { prefix: '/blog' })
})
afterEach(() => app.close())

const statusOf = async (method: Method, url: string) => (await app.inject({ method, url })).statusCode

test.each(['/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/apiary.txt', '/docs/api.txt'])(
  'who writes to what can only be read, %s, is told what may be done',
  async (url) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { statusCode, headers, body } = await app.inject({ method, url, payload: '{' })
      expect([method, statusCode, body]).toEqual([method, 405, 'Method not allowed\n'])
      expect(headers).toMatchObject({
        allow: 'GET, HEAD',
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      })
    }
    expect(await statusOf('GET', url)).toBe(200)
    expect(await statusOf('HEAD', url)).toBe(200)
  },
)

test('the API and the routes of operators answer for themselves', async () => {
  for (const url of ['/api/icons/', '/healthz']) expect(await statusOf('POST', url)).toBe(404)
  expect(await statusOf('POST', '/hook')).toBe(200)
  expect(await statusOf('PUT', '/hook')).toBe(404)
})
