import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOOD_AREAS } from '../../../support/content/content.ts'
import { LEAD } from '../../../support/leads/lead.ts'
import { startJsonSink, type JsonSink } from '../../../support/peers/json-sink.ts'
import { json, startUpstream, type TestUpstream } from '../../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../../support/site/site.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}

const PATH = '/projects/zernoved/'
const FOREIGN = '0af7651916cd43dd8448eb211c80319c'

let upstream: TestUpstream
let collector: JsonSink
let site: TestSite
const passedOn: (string | undefined)[] = []

beforeAll(async () => {
  upstream = await startUpstream()
  collector = await startJsonSink()
  const crm = await startJsonSink()
  afterAll(() => crm.stop())
  site = await startSite({
    API_URL: upstream.url,
    LEADS_WEBHOOK_URL: crm.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-test',
    OTEL_SERVICE_NAME: 'versta-under-test',
  })
})
afterAll(async () => {
  await collector.stop()
  await upstream.stop()
})

test('a page and a lead are told to the collector as trees of steps, with no word of the visitor, and a stop tells the rest', async () => {
  const item = json(GOOD_AREAS[PATH])
  upstream.on(PATH, (request, response) => {
    passedOn.push(String(request.headers['traceparent']))
    item(request, response)
  })
  const headers = { traceparent: `00-${FOREIGN}-b7ad6b7169203331-01` }
  expect((await site.get(`${PATH}?popup=callback&utm_source=secret`, { headers })).status).toBe(200)
  expect((await site.postJson('/api/mail/', { ...LEAD, name: 'Анна Тайная' })).status).toBe(200)
  await site.logged(({ msg, channel }) => msg === 'lead delivered' && channel === 'webhook')
  const line = await site.logged(({ msg, path }) => msg === 'request answered' && path === PATH)
  expect((await site.stop()).code).toBe(0)

  expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
  expect(collector.received[0]?.headers['authorization']).toBe('Bearer of-the-test')
  const sent = collector.received.map(({ body }) => body).join('\n')
  expect(sent).toContain('versta-under-test')
  for (const secret of ['secret', 'utm', 'Тайная', LEAD.tel, FOREIGN]) expect(sent).not.toContain(secret)

  const spans = collector.received.flatMap(({ body }) => spansIn(body))
  const page = spans.find(({ name, ...span }) => name === 'GET /*' && factOf(span, 'url.path') === PATH)
  expect(page).toMatchObject({ traceId: line['traceId'] })
  expect(page).not.toHaveProperty('parentSpanId')
  const render = childrenOf(spans, page).find(({ name }) => name === 'render')
  const content = childrenOf(spans, render).find((span) => factOf(span, 'url.path') === PATH)
  expect(content?.name).toBe('content')
  expect(passedOn).toContain(`00-${page?.traceId}-${content?.spanId}-01`)

  const form = spans.find(({ name }) => name === 'POST /api/mail/')
  const delivered = childrenOf(spans, form).filter(({ name }) => name === 'deliver lead')
  expect(new Set(delivered.map((span) => factOf(span, 'lead.channel')))).toEqual(new Set(['mail', 'webhook']))
})

const spansIn = (body: string) =>
  (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
    ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
  )

const childrenOf = (spans: readonly Span[], parent: Span | undefined) =>
  spans.filter(({ traceId, parentSpanId }) => traceId === parent?.traceId && parentSpanId === parent.spanId)

const factOf = ({ attributes }: Pick<Span, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue
