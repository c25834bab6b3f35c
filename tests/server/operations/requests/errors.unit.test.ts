import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BadInput, Overloaded, UpstreamDown, UpstreamInvalid } from '../../../../server/base/errors.ts'
import { errorsPlugin, refuseAddresses } from '../../../../server/operations/requests/errors.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

const { site } = demoConfig({})
const lines: Record<string, unknown>[] = []
let app: FastifyInstance

beforeEach(() => {
  lines.length = 0
  app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
    genReqId: () => 'id-of-this-request',
    frameworkErrors: refuseAddresses(site),
  })
  app.register(errorsPlugin, { site })
  app.route({ method: ['GET', 'POST'], url: '/fail/:what', handler: fail })
  app.get('/told/:what', { config: { errorBody: (reason) => ({ reason }) } }, fail)
})
afterEach(() => app.close())

function fail({ params }: FastifyRequest): never {
  throw FAILURES[(params as { what: string }).what]
}

const FAILURES: Record<string, Error> = {
  down: new UpstreamDown('secret of the upstream'),
  invalid: new UpstreamInvalid('secret of the upstream'),
  bug: new TypeError('secret of the code'),
  overloaded: new Overloaded('secret of the gate', { isReported: true }),
  queued: new Overloaded('secret of the queue'),
  refused: new BadInput(422, 'secret of the request'),
  cancelled: Object.assign(new Error('secret of the client'), { statusCode: 499 }),
}

const logged = async (path: string) => {
  lines.length = 0
  await app.inject(path)
  return lines.filter(({ msg }) => String(msg).startsWith('request ') && !/incoming|completed/.test(String(msg)))
}

describe.each([
  ['down', 503, '10'],
  ['invalid', 503, '10'],
  ['overloaded', 503, '10'],
  ['queued', 503, '10'],
  ['bug', 500, undefined],
  ['refused', 422, undefined],
])('a failure (%s)', (what, status, retryAfter) => {
  test(`is ${status} to visitors, who read nothing of its inside and are not to keep it`, async () => {
    const { statusCode, headers, ...answer } = await app.inject(`/fail/${what}`)
    expect(statusCode).toBe(status)
    expect(answer.json()).toEqual({ status: 'error', fields: [], fortuna: false })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['retry-after']).toBe(retryAfter)
  })
})

test.each([
  ['down', 503],
  ['bug', 500],
])('a browser that opens an address reads of a failure (%s) in Russian', async (what, status) => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const { statusCode, headers, body } = await app.inject({ url: `/fail/${what}`, headers: { accept } })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'sha256-"),
    'cache-control': 'no-store',
  })
  expect(body).toContain('<h1>Что-то сломалось на нашей стороне</h1>')
  expect(body).not.toContain('secret')
})

test.each([
  ['GET', '/fail/refused', 'text/html', 422],
  ['POST', '/fail/bug', 'text/html', 500],
  ['GET', '/fail/bug', 'application/json', 500],
] as const)('%s %s for %s is answered as forms expect it', async (method, url, accept, status) => {
  const answer = await app.inject({ method, url, headers: { accept } })
  expect([answer.statusCode, answer.json()]).toEqual([status, { status: 'error', fields: [], fortuna: false }])
})

test.each([
  ['refused', 'secret of the request'],
  ['down', 'Service Unavailable'],
  ['bug', 'Internal Server Error'],
  ['cancelled', 'failed'],
])('a route with words of its own is told why (%s): %s', async (what, reason) => {
  expect((await app.inject(`/told/${what}`)).json()).toEqual({ reason })
})

test('the log has the whole of a bug, and of a refusal its reason', async () => {
  expect(await logged('/fail/bug')).toMatchObject([{ level: 50, err: { message: 'secret of the code' } }])
  expect(await logged('/fail/down')).toMatchObject([{ level: 30, status: 503, reason: 'secret of the upstream' }])
  expect(await logged('/fail/overloaded')).toEqual([])
  expect(await logged('/fail/queued')).toMatchObject([
    { level: 30, status: 503, reason: 'too much at once: secret of the queue' },
  ])
  expect(await logged('/fail/refused')).toMatchObject([{ level: 30, status: 422, reason: 'secret of the request' }])
})

test('an address of no route is missing, and that is not to be kept', async () => {
  const { statusCode, headers, body } = await app.inject('/nowhere')
  expect([statusCode, body]).toEqual([404, 'Not found\n'])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
})

test('a malformed address is refused in Russian, with all the headers that it gets from no hook', async () => {
  const { statusCode, headers, body } = await app.inject('/%')
  expect(statusCode).toBe(400)
  expect(body).toContain('<h1>Адрес страницы записан с ошибкой</h1>')
  expect(headers).toMatchObject({
    'x-request-id': 'id-of-this-request',
    'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'sha256-"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(await logged('/%')).toMatchObject([{ status: 400, reason: 'FST_ERR_BAD_URL' }])
})
