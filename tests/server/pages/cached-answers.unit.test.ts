import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cachedAnswers } from '../../../server/pages/cached-answers.ts'
import { isOfPage, overloadedAnswer } from '../../../server/pages/overloaded.ts'
import { cachingHeaders } from '../../../server/pages/page-headers.ts'
import { storedPage } from '../../../server/pages/stored-page.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

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
  const page = pageOf('x'.repeat(HUGE))
  const onAnswer = vi.fn()
  const answer = cachedAnswers({
    ...OPTIONS,
    cache: { cached: () => page } as never,
    refusal: () => null,
    onAnswer,
  })
  const { port, hostname } = new URL(await serve(answer))

  const visitor = connect(Number(port), hostname)
  visitor.write('GET /about/?secret HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(visitor, 'readable')
  visitor.destroy()

  await expect.poll(() => onAnswer.mock.calls).toHaveLength(1)
  const [line, error] = onAnswer.mock.calls[0] ?? []
  expect(line).toMatchObject({ reqId: 'id', method: 'GET', status: 200 })
  expect(error).toBeInstanceOf(Error)
})

describe('a kept page', () => {
  const PAGE = pageOf('Вёрсты полосаты')

  async function ask(method = 'GET', headers: Record<string, string> = {}, kept = PAGE, path = '/about/') {
    const onAnswer = vi.fn()
    const asked: string[] = []
    const answer = cachedAnswers({
      ...OPTIONS,
      securityHeaders: { document: ['x-frame-options', 'DENY'], data: [] },
      robotsOf: (url) => ['x-robots-tag', `of ${url}`],
      cache: { cached: (address: string) => (asked.push(address), kept) } as never,
      refusal: () => null,
      onAnswer,
    })
    const url = await serve(answer)
    const response = await fetch(url + path, { method, headers }).catch(() => null)
    return { response, body: await response?.text(), asked, onAnswer }
  }

  test.each([
    ['GET', 'Вёрсты полосаты'],
    ['HEAD', ''],
  ])('is answered to %s with all its headers', async (method, text) => {
    const askedAtMs = performance.now()
    const { response, body, asked, onAnswer } = await ask(method, { 'accept-encoding': 'identity' })
    expect([response?.status, body, asked]).toEqual([200, text, ['/about/']])
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      'x-request-id': 'id',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'of /about/',
      'content-type': 'text/html;charset=utf-8',
      'content-length': String(Buffer.byteLength('Вёрсты полосаты')),
      'cdn-cache-control': 'public, max-age=5',
    })
    await expect.poll(() => onAnswer.mock.calls).toHaveLength(1)
    const [line, error] = onAnswer.mock.calls[0] ?? []
    expect(line).toMatchObject({ reqId: 'id', method, url: '/about/', route: '/*', status: 200 })
    expect(error).toBeNull()
    expect(line.ms).toBeGreaterThanOrEqual(0)
    expect(line.ms).toBeLessThanOrEqual(performance.now() - askedAtMs)
  })

  test('that is not compressed yet is answered when it is', async () => {
    const { response, body } = await ask('GET', { 'accept-encoding': 'br' })
    expect([response?.headers.get('content-encoding'), body]).toEqual(['br', 'Вёрсты полосаты'])
  })

  test('that cannot be compressed is no answer without end', async () => {
    const bytes = () => Promise.reject(new Error('no memory'))
    const { response, onAnswer } = await ask(
      'GET',
      {},
      { ...PAGE, representations: { ...PAGE.representations, bytes } },
    )
    expect(response).toBeNull()
    await expect.poll(() => onAnswer.mock.calls[0]?.[1]).toBeInstanceOf(Error)
  })

  test('has no body and no length for who has it', async () => {
    const { response, body } = await ask('GET', { 'if-none-match': '*' })
    expect([response?.status, response?.headers.get('content-length'), body]).toEqual([304, null, ''])
  })

  test('is Markdown for who prefers it, and then kept by no CDN', async () => {
    const { response, asked } = await ask('GET', { accept: 'text/markdown' })
    expect([response?.headers.get('cdn-cache-control'), asked]).toEqual(['no-store', ['/about/index.md']])
  })

  test.each([
    ['whatever an advertisement adds to its address', '/about/?yclid=1&utm_source=x', '/about/'],
    ['of the list that is asked for', '/projects/?utm_source=x&page=2', '/projects/?page=2'],
    ['but not for a preview of it', '/about/?utm_source=x&preview=1.x', '/about/?utm_source=x&preview=1.x'],
    ['but not for a preview of it, however that is written', '/about/?%70review=1.x', '/about/?%70review=1.x'],
  ])('is found %s', async (_what, path, address) => {
    const { response, asked } = await ask('GET', {}, PAGE, path)
    expect([response?.status, asked]).toEqual([200, [address]])
  })

  test('is kept by a CDN under the address of an advertisement, too', async () => {
    const { response } = await ask('GET', {}, PAGE, '/about/?utm_source=x')
    expect(response?.headers.get('cdn-cache-control')).toBe('public, max-age=5')
  })

  test('is no answer to a form', async () => {
    const { response, asked } = await ask('POST')
    expect([response?.status, asked]).toEqual([204, []])
  })
})

test('under overload a page that is not cached is refused at once, whatever else is left to the routes', async () => {
  const overloaded = overloadedAnswer(demoConfig({}).site)
  const onAnswer = vi.fn()
  const answer = cachedAnswers({
    ...OPTIONS,
    cache: { cached: () => null } as never,
    refusal: (url) => (isOfPage(url) ? overloaded(url) : null),
    onAnswer,
  })
  const url = await serve(answer)
  const statusOf = async (path: string, method = 'GET') => (await fetch(url + path, { method })).status

  expect(await statusOf('/projects/?page=2')).toBe(503)
  expect(await statusOf('/projects/index.pageContext.json')).toBe(503)
  expect(onAnswer.mock.calls.map(([line]) => line.status)).toEqual([503, 503])
  for (const path of ['/api/form-token/', '/media/w_640/a.png', '/healthz']) expect(await statusOf(path)).toBe(204)
  expect(await statusOf('/projects/', 'POST')).toBe(204)
})

test('what is refused is counted under its route: pages as pages, pictures as pictures', async () => {
  const overloaded = overloadedAnswer(demoConfig({}).site)
  const onAnswer = vi.fn()
  const answer = cachedAnswers({ ...OPTIONS, cache: { cached: () => null } as never, refusal: overloaded, onAnswer })
  const url = await serve(answer)
  for (const path of ['/projects/', '/projects/index.pageContext.json', '/media/w_640,r_4x3/pictures/a.png'])
    await fetch(url + path)
  await expect.poll(() => onAnswer.mock.calls.map(([line]) => line.route)).toEqual(['/*', '/*', '/media/:variant/*'])
})

function pageOf(body: string) {
  return storedPage({
    status: 200,
    headers: [['Content-Type', 'text/html;charset=utf-8']],
    body,
    reason: null,
    hasFailed: false,
    modifiedAt: undefined,
    share: null,
    dependencies: { versions: new Map(), freshUntilMs: 0, isComplete: true, expiresAtMs: Infinity, changesAtMs: null },
  })
}

/** What is left to the routes has the status 204. */
async function serve(answer: ReturnType<typeof cachedAnswers>): Promise<string> {
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
