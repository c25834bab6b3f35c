import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untraced } from '../../../../../server/base/tracing.ts'
import { tracingPlugin, type TracingOptions } from '../../../../../server/operations/telemetry/tracing/plugin.ts'

const COLLECTOR = { url: 'http://collector.example/v1/traces', headers: { 'x-key': '1' }, serviceName: 'site' }

const collector = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    collector.mockReset().mockImplementation(async () => new Response()),
  )
})
afterEach(() => void vi.unstubAllGlobals())

function siteWith(options: TracingOptions) {
  const lines: Record<string, unknown>[] = []
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(JSON.parse(line)) } } })
  app.register(tracingPlugin, options)
  app.get('/team/', async ({ log }) => {
    log.info('within')
    return app.tracing.step('render', {}, async () => 'team')
  })
  app.get('/broken/', async () => {
    throw new Error('broken')
  })
  return { app, lines }
}

interface Sent {
  resourceSpans: {
    resource: { attributes: object[] }
    scopeSpans: {
      scope: object
      spans: { traceId: string; spanId: string; name: string; attributes: object[]; status: object }[]
    }[]
  }[]
}

function sent() {
  const [url, request] = collector.mock.lastCall ?? []
  const { resourceSpans } = JSON.parse(request?.body as string) as Sent
  const { scope, spans = [] } = resourceSpans[0]?.scopeSpans[0] ?? {}
  return { url, headers: request?.headers, service: resourceSpans[0]?.resource.attributes, scope, spans }
}

test('a request and its steps are one trace, told to the collector at the end without the query', async () => {
  const { app, lines } = siteWith({ collector: COLLECTOR, buildId: 'b1' })
  await app.inject('/team/?email=anna@company.example')
  await app.close()

  const { url, headers, service, scope, spans } = sent()
  expect(url).toBe(COLLECTOR.url)
  expect(headers).toMatchObject(COLLECTOR.headers)
  expect(service).toEqual([
    { key: 'service.name', value: { stringValue: 'site' } },
    { key: 'service.version', value: { stringValue: 'b1' } },
  ])
  expect(scope).toEqual({ name: 'versta' })
  const [render, request] = spans
  expect(render).toMatchObject({ name: 'render', traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(request).toMatchObject({
    name: 'GET /team/',
    attributes: [
      { key: 'http.request.method', value: { stringValue: 'GET' } },
      { key: 'http.route', value: { stringValue: '/team/' } },
      { key: 'url.path', value: { stringValue: '/team/' } },
      { key: 'http.response.status_code', value: { intValue: '200' } },
    ],
  })
  expect(request?.status).toEqual({})
  expect(lines.find(({ msg }) => msg === 'within')).toMatchObject({ traceId: request?.traceId })
})

test('a request that fails is told as failed, one that nothing answers is not', async () => {
  const { app } = siteWith({ collector: COLLECTOR, buildId: null })
  await app.inject('/broken/')
  await app.inject('/nowhere/')
  await app.close()

  const { service, spans } = sent()
  expect(spans.map(({ name, status }) => [name, status])).toEqual([
    ['GET /broken/', { code: 2 }],
    ['GET none', {}],
  ])
  expect(service).toContainEqual({ key: 'service.version', value: { stringValue: 'development' } })
})

test('what the collector does not take is counted', async () => {
  collector.mockImplementation(async () => new Response(null, { status: 503 }))
  const { app } = siteWith({ collector: COLLECTOR, buildId: null })
  await app.inject('/team/')
  await app.close()
  expect(app.lostSpans()).toBe(2)
})

test('without a collector nothing is traced, told or lost', async () => {
  const { app, lines } = siteWith({ collector: null, buildId: null })
  expect((await app.inject('/team/')).body).toBe('team')
  await app.close()
  expect([app.tracing, app.lostSpans()]).toEqual([untraced, 0])
  expect(lines.filter((line) => 'traceId' in line)).toEqual([])
  expect(collector).not.toHaveBeenCalled()
})
