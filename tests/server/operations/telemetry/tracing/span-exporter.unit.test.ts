import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSpanExporter } from '../../../../../server/operations/telemetry/tracing/span-exporter.ts'
import type { Span } from '../../../../../server/operations/telemetry/tracing/tracer.ts'

const SPAN: Span = {
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  parentSpanId: null,
  name: 'GET /*',
  kind: 2,
  startedAtMs: 1_780_000_000_000.25,
  endedAtMs: 1_780_000_000_001,
  attributes: { 'http.response.status_code': 200, 'url.path': '/about/' },
  hasFailed: true,
}

const collector = vi.fn<typeof fetch>()
const log = { warn: vi.fn() }
const exporter = () =>
  createSpanExporter({
    url: 'http://collector.example/v1/traces',
    headers: { 'x-key': '1' },
    service: { name: 'versta', version: 'b1' },
    log,
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  vi.stubGlobal(
    'fetch',
    collector.mockReset().mockImplementation(async () => new Response()),
  )
  log.warn.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => new Promise(setImmediate)
interface Sent {
  resourceSpans: { scopeSpans: { spans: object[] }[] }[]
}

const sentIn = (call: number) => {
  const body = collector.mock.calls[call]?.[1]?.body as string
  return (JSON.parse(body) as Sent).resourceSpans[0]?.scopeSpans[0]?.spans
}

test('a span is what OTLP calls one', async () => {
  const { add, close } = exporter()
  add(SPAN)
  await close()
  expect(sentIn(0)).toEqual([
    {
      traceId: SPAN.traceId,
      spanId: SPAN.spanId,
      name: 'GET /*',
      kind: 2,
      startTimeUnixNano: '1780000000000250000',
      endTimeUnixNano: '1780000000001000000',
      attributes: [
        { key: 'http.response.status_code', value: { intValue: '200' } },
        { key: 'url.path', value: { stringValue: '/about/' } },
      ],
      status: { code: 2 },
    },
  ])
})

test('the collector gets them as JSON with the headers of the settings, and is not followed elsewhere', async () => {
  const { add, close, lost } = exporter()
  add(SPAN)
  await close()
  expect(collector).toHaveBeenCalledExactlyOnceWith(
    'http://collector.example/v1/traces',
    expect.objectContaining({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-key': '1' },
      redirect: 'error',
    }),
  )
  expect(lost()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('spans go in batches, after five seconds or when there are many', async () => {
  const { add, close } = exporter()
  add(SPAN)
  await settle()
  expect(collector).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  await settle()
  expect(collector).toHaveBeenCalledTimes(1)
  for (let count = 0; count < 512; count += 1) add(SPAN)
  await settle()
  expect(sentIn(1)).toHaveLength(512)
  await close()
})

test('no batch is larger than the others, however many have come meanwhile', async () => {
  const first = Promise.withResolvers<Response>()
  collector.mockReturnValueOnce(first.promise)
  const { add, close } = exporter()
  for (let count = 0; count < 512 + 600; count += 1) add(SPAN)
  first.resolve(new Response())
  await close()
  expect([0, 1, 2].map((call) => sentIn(call)?.length)).toEqual([512, 512, 88])
})

test('while the collector hangs nothing grows and nothing waits, and what is lost is told once a minute', async () => {
  collector.mockImplementation(() => new Promise(() => {}))
  const { add, lost } = exporter()
  for (let count = 0; count < 20_000; count += 1) add(SPAN)
  expect(collector).toHaveBeenCalledTimes(1)
  expect(log.warn.mock.calls).toEqual([
    [{ lost: 1, reason: 'too many wait' }, 'traces are lost: the collector does not take them'],
  ])
  vi.advanceTimersByTime(60_000)
  add(SPAN)
  expect(log.warn).toHaveBeenCalledTimes(2)
  // All but those under way, those that wait and the one told of before.
  expect(log.warn.mock.lastCall?.[0]).toEqual({ lost: 20_000 - 512 - 4096, reason: 'too many wait' })
  expect(lost()).toBe(20_001 - 512 - 4096)
})

test('what a collector that is not there does not get is counted, with the reason', async () => {
  collector.mockRejectedValueOnce(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }))
  const { add, close, lost } = exporter()
  add(SPAN)
  await close()
  expect(log.warn.mock.lastCall?.[0]).toEqual({ lost: 1, reason: 'ECONNREFUSED' })
  expect(lost()).toBe(1)
})

test('a collector that refuses costs its batch alone', async () => {
  collector.mockResolvedValueOnce(new Response(null, { status: 503 }))
  const { add, close } = exporter()
  add(SPAN)
  vi.advanceTimersByTime(5000)
  await settle()
  expect(log.warn.mock.calls[0]?.[0]).toEqual({ lost: 1, reason: 'answered 503' })
  add(SPAN)
  await close()
  expect(collector).toHaveBeenCalledTimes(2)
  expect(log.warn).toHaveBeenCalledTimes(1)
})
