import { statfs } from 'node:fs/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { metricsPlugin } from '../../../../server/operations/telemetry/metrics.ts'
import { feature, noShedding, noTracing } from '../../../support/in-process/feature.ts'

const TOKEN = 'only-for-this-test'

/** Half of the turns of the event loop were late by 50 ms. */
const delays = vi.hoisted(() => ({
  enable: vi.fn(),
  disable: vi.fn(),
  reset: vi.fn(),
  percentile: (percent: number) => percent * 1e6,
}))
vi.mock('node:perf_hooks', () => ({ monitorEventLoopDelay: () => delays }))

let app: FastifyInstance
/** Answers that who comes after the metrics has heard of. */
let heard = 0

afterEach(async () => {
  await app.close()
  vi.clearAllMocks()
})

/** A site whose features know these counts. */
async function siteWith({ token = null as string | null, counts = async () => COUNTED, dataDirectory = '.' } = {}) {
  heard = 0
  app = Fastify()
  const contentStore = { counts: () => ({ fresh: 11, stale: 12, failing: 13, failures: 14, bytes: 15 }) }
  const pageCache = { counts: () => ({ hits: 21, pages: 23, bytes: 24 }) }
  app.register(feature('content', { contentStore }))
  app.register(feature('pages', { pageCache }))
  app.register(feature('rendering', { renderer: { counts: () => ({ vike: 22, fast: 25 }) } }))
  app.register(feature('leads', { leads: { counts, waiting: () => 32, accepted: () => 33 } }))
  app.register(noShedding)
  app.register(noTracing)
  app.register(metricsPlugin, { token, dataDirectory })
  app.addHook('onResponse', async () => void (heard += 1))
  app.get('/page/:code/', async () => 'page')
  await app.ready()
  return app
}

const COUNTED = [
  { channel: 'mail', state: 'delivered', count: 31, oldest: null },
  { channel: 'mail', state: 'queued', count: 34, oldest: Date.now() - 60_000 },
]

async function read(): Promise<Record<string, number>> {
  const { body } = await app.inject('/metrics')
  const samples = body.split('\n').filter((line) => line && !line.startsWith('#'))
  return Object.fromEntries(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
}

async function requests() {
  const metrics = Object.entries(await read())
  return Object.fromEntries(metrics.filter(([name]) => name.startsWith('versta_requests_total')))
}

const NO_LEAD_REFUSED = {
  'versta_requests_total{route="/api/mail/",status="500"}': 0,
  'versta_requests_total{route="/api/mail/",status="503"}': 0,
}

test('every feature is counted, each under its name', async () => {
  await siteWith()
  expect(await read()).toMatchObject({
    versta_page_cache_hits_total: 21,
    'versta_page_renders_total{by="vike"}': 22,
    'versta_page_renders_total{by="fast"}': 25,
    'versta_refused_total{what="page"}': 41,
    'versta_work_in_hand{what="page"}': 42,
    versta_line_requests: 43,
    versta_line_seconds: 4.4,
    versta_page_cache_pages: 23,
    versta_page_cache_bytes: 24,
    'versta_content_copies{state="fresh"}': 11,
    'versta_content_copies{state="stale"}': 12,
    'versta_content_copies{state="failing"}': 13,
    versta_upstream_failures_total: 14,
    versta_content_bytes: 15,
    'versta_lead_deliveries{channel="mail",state="delivered"}': 31,
    versta_leads_readable: 1,
    versta_leads_waiting: 32,
    versta_leads_accepted_total: 33,
    versta_spans_lost_total: 51,
  })
})

test('a channel that is behind tells since when, one that is not tells nothing', async () => {
  await siteWith()
  const metrics = await read()
  const seconds = metrics['versta_lead_oldest_seconds{channel="mail",state="queued"}']
  expect(seconds).toBeGreaterThanOrEqual(60)
  expect(seconds).toBeLessThan(3600)
  expect(Object.keys(metrics).filter((name) => name.startsWith('versta_lead_oldest'))).toHaveLength(1)
})

test('pages and forms are timed, answers past the last limit too', async () => {
  await siteWith()
  for (const ms of [1, 5, 30, 700, 60_000]) app.countAnswer('/*', 200, ms)
  app.countAnswer('/media/*', 200, 700)
  const metrics = await read()
  expect(metrics).toMatchObject({
    'versta_answer_seconds_bucket{what="page",le="0.005"}': 2,
    'versta_answer_seconds_bucket{what="page",le="0.1"}': 3,
    'versta_answer_seconds_bucket{what="page",le="10"}': 4,
    'versta_answer_seconds_bucket{what="page",le="+Inf"}': 5,
    'versta_answer_seconds_count{what="page"}': 5,
    'versta_answer_seconds_sum{what="page"}': 60.736,
    'versta_answer_seconds_count{what="lead"}': 0,
  })
})

test('there is room on the disk of leads, and it is told', async () => {
  await siteWith()
  const { versta_disk_bytes: all = 0, versta_disk_free_bytes: free = 0 } = await read()
  const { blocks, bavail, bsize } = await statfs('.')
  expect(all).toBe(blocks * bsize)
  // Others write there, too.
  expect(free / (bavail * bsize)).toBeCloseTo(1, 0)
})

test('of a disk that cannot be looked at nothing is told, of all else what there is', async () => {
  await siteWith({ dataDirectory: './nowhere' })
  const metrics = Object.keys(await read())
  expect(metrics).toContain('versta_uptime_seconds')
  expect(metrics.filter((name) => name.startsWith('versta_disk'))).toEqual([])
})

test('requests are counted by route and status, whatever addresses visitors think of', async () => {
  await siteWith()
  for (const code of ['a', 'b', 'c']) await app.inject(`/page/${code}/`)
  for (const code of ['a', 'b']) await app.inject(`/nowhere/${code}/`)
  await app.inject({ url: '/page/a/', method: 'HEAD' })
  expect(await requests()).toEqual({
    ...NO_LEAD_REFUSED,
    'versta_requests_total{route="/page/:code/",status="200"}': 4,
    'versta_requests_total{route="none",status="404"}': 2,
  })
  expect(heard).toBeGreaterThanOrEqual(6)
})

test('refused leads are told of before there are any, so that the first is a rise', async () => {
  await siteWith()
  expect(await requests()).toEqual(NO_LEAD_REFUSED)
  app.countAnswer('/api/mail/', 503, 1)
  expect(await requests()).toMatchObject({
    ...NO_LEAD_REFUSED,
    'versta_requests_total{route="/api/mail/",status="503"}': 1,
  })
})

test('the process tells its time, its memory in bytes and its delays in seconds', async () => {
  await siteWith()
  const seconds = () => [process.uptime(), (process.cpuUsage().user + process.cpuUsage().system) / 1e6]
  const [before, { rss, heapUsed }] = [seconds(), process.memoryUsage()]
  const metrics = await read()
  const after = seconds()
  for (const [at, name] of ['versta_uptime_seconds', 'versta_processor_seconds_total'].entries()) {
    expect(metrics[name], name).toBeGreaterThanOrEqual(before[at] ?? NaN)
    expect(metrics[name], name).toBeLessThanOrEqual(after[at] ?? NaN)
  }
  const isNear = (expected: number) => (value: number) => value > expected / 2 && value < expected * 2
  expect(metrics['versta_memory_bytes{kind="resident"}']).toSatisfy(isNear(rss))
  expect(metrics['versta_memory_bytes{kind="heap"}']).toSatisfy(isNear(heapUsed))
  expect(metrics['versta_memory_bytes{kind="external"}']).toBeGreaterThan(0)
  expect(metrics).toMatchObject({
    'versta_event_loop_delay_seconds{quantile="0.5"}': 0.05,
    'versta_event_loop_delay_seconds{quantile="0.99"}': 0.099,
  })
})

test('delays are watched from the start to the end, and told since the last look', async () => {
  await siteWith()
  expect(delays.enable).toHaveBeenCalledTimes(1)
  for (const look of [1, 2]) {
    await read()
    expect(delays.reset).toHaveBeenCalledTimes(look)
  }
  expect(delays.disable).not.toHaveBeenCalled()
  await app.close()
  expect(delays.disable).toHaveBeenCalledTimes(1)
})

test('each metric has its help and its type', async () => {
  await siteWith()
  const { body, headers } = await app.inject('/metrics')
  expect(headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  })
  const typed = body.split('\n').filter((line) => line.startsWith('# TYPE'))
  expect(typed.map((line) => line.slice(7))).toEqual([
    'versta_requests_total counter',
    'versta_answer_seconds histogram',
    'versta_page_cache_hits_total counter',
    'versta_page_renders_total counter',
    'versta_page_cache_pages gauge',
    'versta_page_cache_bytes gauge',
    'versta_refused_total counter',
    'versta_work_in_hand gauge',
    'versta_event_loop_late gauge',
    'versta_line_requests gauge',
    'versta_line_seconds gauge',
    'versta_content_copies gauge',
    'versta_upstream_failures_total counter',
    'versta_content_bytes gauge',
    'versta_lead_deliveries gauge',
    'versta_lead_oldest_seconds gauge',
    'versta_leads_readable gauge',
    'versta_leads_accepted_total counter',
    'versta_leads_waiting gauge',
    'versta_disk_bytes gauge',
    'versta_disk_free_bytes gauge',
    'versta_spans_lost_total counter',
    'versta_event_loop_delay_seconds gauge',
    'versta_memory_bytes gauge',
    'versta_processor_seconds_total counter',
    'versta_uptime_seconds gauge',
  ])
  const helped = body.split('\n').filter((line) => /^# HELP \w+ [A-Z].+\.$/.test(line))
  expect(helped).toHaveLength(typed.length)
})

test('leads that cannot be counted are told of, and leave the other metrics as they are', async () => {
  const refused = Object.assign(new Error('anna@company.example'), { code: 'SQLITE_BUSY' })
  await siteWith({ counts: () => Promise.reject(refused) })
  const warned = vi.spyOn(app.log, 'warn')
  const metrics = await read()
  expect(metrics).toMatchObject({ versta_page_cache_hits_total: 21, versta_leads_readable: 0 })
  expect(Object.keys(metrics).filter((name) => name.startsWith('versta_lead_'))).toEqual([])
  expect(warned.mock.calls).toEqual([[{ reason: 'SQLITE_BUSY' }, expect.any(String)]])
})

test.each([
  ['127.0.0.1', 200],
  ['127.9.9.9', 200],
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
  ['10.127.0.1', 404],
  ['::12', 404],
  ['2001:db8::1', 404],
])('without a token they are for this machine alone: %s gets %d', async (remoteAddress, status) => {
  await siteWith()
  expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(status)
})

test.each(['x-forwarded-for', 'forwarded', 'via'])('nobody reads them through a proxy: %s', async (name) => {
  await siteWith()
  expect((await app.inject({ url: '/metrics', headers: { [name]: '203.0.113.7' } })).statusCode).toBe(404)
})

test('with a token they are for who has it, wherever', async () => {
  await siteWith({ token: TOKEN })
  const statusWith = async (authorization?: string) =>
    (
      await app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.7',
        headers: authorization ? { authorization } : {},
      })
    ).statusCode
  expect(await statusWith()).toBe(404)
  expect(await statusWith('Bearer guessed')).toBe(404)
  expect(await statusWith(`Bearer ${TOKEN}`)).toBe(200)
})
