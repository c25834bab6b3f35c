import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { cachedAnswers } from '../../../server/pages/cached-answers.ts'
import { storedPage } from '../../../server/pages/page-cache.ts'
import { isOfPage, overloadedAnswer } from '../../../server/pages/overloaded.ts'
import { cachingHeaders } from '../../../server/pages/page-headers.ts'
import { demoConfig } from '../../support/demo-config.ts'

/** More than the buffers of both sides of a connection hold. */
const HUGE = 64 * 1024 * 1024

const OPTIONS = {
  caching: cachingHeaders({ freshMs: 0, staleMs: 0 }),
  securityHeaders: { document: [], data: [] },
  robotsOf: () => [],
  createRequestId: () => 'id',
}

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('a visitor who leaves in the middle of a kept page leaves a line that says so', async () => {
  const page = storedPage({
    status: 200,
    headers: [['Content-Type', 'text/html;charset=utf-8']],
    body: 'x'.repeat(HUGE),
    reason: null,
    modifiedAt: undefined,
    share: null,
    dependencies: { versions: new Map(), freshUntilMs: 0, isComplete: true, expiresAtMs: Infinity, changesAtMs: null },
  })
  const answered = vi.fn()
  const answer = cachedAnswers({
    ...OPTIONS,
    cache: { cached: () => page } as never,
    refusal: () => null,
    answered,
  })
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
  visitor.write('GET /about/?secret HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(visitor, 'readable')
  visitor.destroy()

  await expect.poll(() => answered.mock.calls).toHaveLength(1)
  const [line, error] = answered.mock.calls[0] ?? []
  expect(line).toMatchObject({ reqId: 'id', method: 'GET', status: 200 })
  expect(error).toBeInstanceOf(Error)
})

test('under overload a page that is not cached is refused at once, whatever else is left to the routes', async () => {
  const overloaded = overloadedAnswer(demoConfig({}).site)
  const answered = vi.fn()
  const answer = cachedAnswers({
    ...OPTIONS,
    cache: { cached: () => null } as never,
    refusal: (url) => (isOfPage(url) ? overloaded(url) : null),
    answered,
  })
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status

  expect(await statusOf('/projects/?page=2')).toBe(503)
  expect(await statusOf('/projects/index.pageContext.json')).toBe(503)
  expect(answered.mock.calls.map(([line]) => line.status)).toEqual([503, 503])
  for (const path of ['/api/form-token/', '/media/w_640/a.png', '/healthz']) expect(await statusOf(path)).toBe(204)
  expect(await statusOf('/projects/', 'POST')).toBe(204)
})
