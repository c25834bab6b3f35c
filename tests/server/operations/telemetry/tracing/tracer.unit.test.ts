import { describe, expect, test } from 'vitest'
import { createTracer, KIND, type Span } from '../../../../../server/operations/telemetry/tracing/tracer.ts'

function traced() {
  const spans: Span[] = []
  const { tracing, beginRequest, within } = createTracer((span) => spans.push(span))
  /** Runs the work as a request does, and ends its span. */
  async function request(work: () => Promise<unknown>) {
    const span = beginRequest()
    await new Promise<void>((resolve) => within(span.context, () => void work().finally(resolve)))
    span.end({}, false)
    return span.context
  }
  return { spans, tracing, beginRequest, request }
}

const nothing = async () => {}

describe('a request', () => {
  test('begins a trace of its own, under the name it has at its end', () => {
    const { spans, beginRequest } = traced()
    const before = Date.now()
    beginRequest().end({ 'url.path': '/' }, false, 'GET /*')
    beginRequest().end({}, true)
    const [one, other] = spans
    expect(one).toMatchObject({
      parentSpanId: null,
      name: 'GET /*',
      kind: KIND.server,
      attributes: { 'url.path': '/' },
    })
    expect(other).toMatchObject({ parentSpanId: null, name: 'request', hasFailed: true })
    expect([one?.traceId, one?.spanId]).toEqual([
      expect.stringMatching(/^[\da-f]{32}$/),
      expect.stringMatching(/^[\da-f]{16}$/),
    ])
    expect(one?.traceId).not.toBe(other?.traceId)
    expect(Math.abs(Number(one?.startedAtMs) - before)).toBeLessThan(10_000)
    expect(one?.endedAtMs).toBeGreaterThanOrEqual(Number(one?.startedAtMs))
  })
})

describe('a step', () => {
  test('is part of what it is taken in, and gives what its work gives', async () => {
    const { spans, tracing, request } = traced()
    const context = await request(() =>
      tracing.step('render', {}, async () => {
        expect(await tracing.step('content', { 'url.path': '/team/' }, async () => 'reply')).toBe('reply')
      }),
    )
    const [content, render] = spans
    expect(render).toMatchObject({ traceId: context.traceId, parentSpanId: context.spanId, name: 'render' })
    expect(content).toMatchObject({ traceId: context.traceId, parentSpanId: render?.spanId, name: 'content' })
    expect(content).toMatchObject({ attributes: { 'url.path': '/team/' }, hasFailed: false })
  })

  test('that asks another machine is of a client, any other is internal', async () => {
    const { spans, tracing } = traced()
    await tracing.step('content', { 'server.address': 'api.example' }, nothing)
    await tracing.step('render', {}, nothing)
    expect(spans.map(({ kind }) => kind)).toEqual([KIND.client, KIND.internal])
  })

  test('that fails is told as failed, and fails for who waits for it', async () => {
    const { spans, tracing } = traced()
    const failure = new Error('down')
    await expect(tracing.step('content', {}, () => Promise.reject(failure))).rejects.toBe(failure)
    expect(spans).toMatchObject([{ name: 'content', hasFailed: true }])
  })

  test('under a key is part of what was under way when the key was remembered', async () => {
    const { spans, tracing, request } = traced()
    const form = await request(async () => tracing.remember('lead 1'))
    await request(() => tracing.step('deliver lead', {}, nothing, 'lead 1'))
    expect(spans.find(({ name }) => name === 'deliver lead')).toMatchObject({
      traceId: form.traceId,
      parentSpanId: form.spanId,
    })
  })

  test.each([undefined, 'lead of an earlier run'])(
    'outside of any request is a trace of its own, be its key %s',
    async (key) => {
      const { spans, tracing } = traced()
      tracing.remember('lead of an earlier run')
      await tracing.step('deliver lead', {}, nothing, key)
      expect(spans).toMatchObject([{ parentSpanId: null, name: 'deliver lead' }])
    },
  )
})

describe('another service', () => {
  test('is told of the step that asks it', async () => {
    const { spans, tracing } = traced()
    const headers = await tracing.step('content', {}, async () => tracing.headers())
    expect(headers).toEqual({ traceparent: `00-${spans[0]?.traceId}-${spans[0]?.spanId}-01` })
  })

  test('is told of nothing outside of any step', () => {
    expect(traced().tracing.headers()).toEqual({})
  })
})
