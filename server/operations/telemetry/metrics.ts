import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { MAIL_ADDRESS } from '../../../shared/lead/addresses.ts'
import { isBearer } from '../../base/bearer.ts'
import { codeOf } from '../../base/error-reason.ts'
import { createDurations } from './durations.ts'
import { prometheusText, type Metric } from './prometheus.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For responses that bypass Fastify; all others are counted here. */
    countAnswer(route: string, status: number, ms: number): void
  }
}

export interface MetricsOptions {
  /** `null`: served to this machine alone. */
  token: string | null
  dataDirectory: string
}

/**
 * Counted from 0: a series that begins at 1 has never risen, so no alert would hear of the first lead that is refused.
 */
const REFUSALS = [500, 503]

/** Metrics for Prometheus: counts and sizes, no visitors' data. */
export const metricsPlugin = fp<MetricsOptions>(
  async (app, { token, dataDirectory }) => {
    const requests = new Map([[MAIL_ADDRESS, new Map(REFUSALS.map((status) => [status, 0]))]])
    const durations = createDurations()
    const countAnswer = (route: string, status: number, ms: number) => {
      durations.count(route, ms)
      const answers = requests.get(route) ?? new Map<number, number>()
      requests.set(route, answers.set(status, (answers.get(status) ?? 0) + 1))
    }
    app.decorate('countAnswer', countAnswer)
    app.addHook('onResponse', ({ routeOptions }, { statusCode, elapsedTime }, done) => {
      countAnswer(routeOptions.url ?? 'none', statusCode, elapsedTime)
      done()
    })
    const delay = monitorEventLoopDelay()
    delay.enable()
    app.addHook('onClose', async () => void delay.disable())

    app.get('/metrics', async (request, reply) => {
      const maySee = token === null ? isFromHere(request) : isBearer(request.headers.authorization, token)
      if (!maySee) return reply.callNotFound()
      const answered = [...requests].flatMap(([route, answers]) =>
        Array.from(answers, ([status, value]) => ({ value, labels: { route, status: String(status) } })),
      )
      const metrics: Metric[] = [
        counter('versta_requests_total', 'Requests answered.', answered),
        durations.metric(),
        ...pageMetrics(app),
        ...sheddingMetrics(app),
        ...contentMetrics(app),
        ...(await leadMetrics(app)),
        ...(await diskMetrics(dataDirectory)),
        counter('versta_spans_lost_total', 'Spans of traces the collector did not take.', app.lostSpans()),
        ...processMetrics(delay),
      ]
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(prometheusText(metrics))
    })
  },
  { name: 'metrics', dependencies: ['content', 'pages', 'leads', 'shedding', 'tracing'] },
)

/** From this machine, and not forwarded by a proxy. */
const isFromHere = ({ ip, headers }: FastifyRequest) =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(ip) && !headers['x-forwarded-for'] && !headers['forwarded'] && !headers['via']

function pageMetrics({ pageCache, renderer }: FastifyInstance): Metric[] {
  const { hits, pages, bytes } = pageCache.counts()
  const renders = Object.entries(renderer.counts()).map(([by, value]) => ({ value, labels: { by } }))
  return [
    counter('versta_page_cache_hits_total', 'Pages answered from memory.', hits),
    counter('versta_page_renders_total', 'Pages rendered, by which renderer.', renders),
    gauge('versta_page_cache_pages', 'Pages kept.', pages),
    gauge('versta_page_cache_bytes', 'Bytes of the pages kept, in all encodings.', bytes),
  ]
}

function sheddingMetrics({ shedding }: FastifyInstance): Metric[] {
  const counts = shedding.counts()
  const refusals = counts.map(({ what, refused }) => ({ value: refused, labels: { what } }))
  const work = counts.map(({ what, inHand }) => ({ value: inHand, labels: { what } }))
  const late = Number(shedding.isLate())
  const { length, waitedMs } = shedding.queue()
  return [
    counter('versta_refused_total', 'Requests refused because more was asked than can be answered.', refusals),
    gauge('versta_work_in_hand', 'Work under way that would be refused under load.', work),
    gauge('versta_event_loop_late', 'Whether the event loop is too late to begin anything new.', late),
    gauge('versta_line_requests', 'Requests that wait for their turn.', length),
    gauge('versta_line_seconds', 'How long the first of them has waited.', waitedMs / 1000),
  ]
}

function contentMetrics({ contentStore }: FastifyInstance): Metric[] {
  const { fresh, stale, failing, failures, bytes } = contentStore.counts()
  const copies = Object.entries({ fresh, stale, failing }).map(([state, value]) => ({ value, labels: { state } }))
  return [
    gauge('versta_content_copies', 'Replies of the upstream by state.', copies),
    counter('versta_upstream_failures_total', 'Requests for content that failed.', failures),
    gauge('versta_content_bytes', 'Bytes of the replies kept.', bytes),
  ]
}

async function leadMetrics({ leads, log }: FastifyInstance): Promise<Metric[]> {
  const read = await leads.counts().catch((error: unknown) => {
    log.warn({ reason: codeOf(error) }, 'leads could not be counted')
    return null
  })
  const counts = read ?? []
  const deliveries = counts.map(({ channel, state, count }) => ({ value: count, labels: { channel, state } }))
  const late = counts.filter(({ oldest }) => oldest !== null)
  const ages = late.map(({ channel, state, oldest }) => ({
    value: Math.max(0, (Date.now() - Number(oldest)) / 1000),
    labels: { channel, state },
  }))
  return [
    gauge('versta_lead_deliveries', 'Deliveries of leads by channel and state.', deliveries),
    gauge('versta_lead_oldest_seconds', 'How long the oldest delivery of a channel waits.', ages),
    gauge('versta_leads_readable', 'Whether leads could be counted.', Number(read !== null)),
    counter('versta_leads_accepted_total', 'Leads accepted since the start.', leads.accepted()),
    gauge('versta_leads_waiting', 'Leads on this machine that wait for PostgreSQL.', leads.waiting()),
  ]
}

/** Free space on the disk of leads; nothing if the file system does not report it. */
async function diskMetrics(folder: string): Promise<Metric[]> {
  const { blocks, bavail, bsize } = await statfs(folder).catch(() => ({ blocks: 0, bavail: 0, bsize: 0 }))
  if (blocks === 0) return []
  return [
    gauge('versta_disk_bytes', 'Size of the disk of DATA_DIR.', blocks * bsize),
    gauge('versta_disk_free_bytes', 'Room left on it.', bavail * bsize),
  ]
}

function processMetrics(delay: ReturnType<typeof monitorEventLoopDelay>): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const quantiles = [50, 99].map((percent) => ({
    value: delay.percentile(percent) / 1e9,
    labels: { quantile: String(percent / 100) },
  }))
  const memory = Object.entries({ resident: rss, heap: heapUsed, external }).map(([kind, value]) => ({
    value,
    labels: { kind },
  }))
  delay.reset()
  return [
    gauge('versta_event_loop_delay_seconds', 'Delay of the event loop since the last look.', quantiles),
    gauge('versta_memory_bytes', 'Memory of the process.', memory),
    counter('versta_processor_seconds_total', 'Processor time of the process.', (user + system) / 1e6),
    gauge('versta_uptime_seconds', 'Time since the start.', process.uptime()),
  ]
}

/** Of one value, or of a sample for each set of labels. */
const metricOf =
  (type: 'counter' | 'gauge') =>
  (name: string, help: string, value: number | Metric['samples']): Metric => ({
    name,
    help,
    type,
    samples: typeof value === 'number' ? [{ value }] : value,
  })

const counter = metricOf('counter')
const gauge = metricOf('gauge')
