import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { loggedPath } from '../../../base/logged-path.ts'
import { untraced, type Tracing } from '../../../base/tracing.ts'

declare module 'fastify' {
  interface FastifyInstance {
    tracing: Tracing
    /** Spans that were dropped. */
    lostSpans(): number
  }
}

export interface TracingOptions {
  /** `null`: nothing is traced. */
  collector: { url: string; headers: Readonly<Record<string, string>>; serviceName: string } | null
  buildId: string | null
}

/**
 * OpenTelemetry traces, loaded only if a collector is configured. Every request that is not answered from
 * memory is a trace: the page, the content read for it, leads and their deliveries. No personal data: paths
 * are recorded without the query.
 */
export const tracingPlugin = fp<TracingOptions>(
  async (app, { collector, buildId }) => {
    if (collector === null) {
      app.decorate('tracing', untraced)
      app.decorate('lostSpans', () => 0)
      return
    }
    const [{ createTracer }, { createSpanExporter }] = await Promise.all([
      import('./tracer.ts'),
      import('./span-exporter.ts'),
    ])
    const { url, headers, serviceName } = collector
    const service = { name: serviceName, version: buildId ?? 'development' }
    const exporter = createSpanExporter({ url, headers, service, log: app.log })
    const { tracing, beginRequest, within } = createTracer((span) => exporter.add(span))
    const spans = new WeakMap<FastifyRequest, ReturnType<typeof beginRequest>>()
    app.decorate('tracing', tracing)
    app.decorate('lostSpans', () => exporter.lost())

    app.addHook('onRequest', (request, _reply, done) => {
      const span = beginRequest()
      spans.set(request, span)
      request.log = request.log.child({ traceId: span.context.traceId })
      within(span.context, done)
    })
    app.addHook('onResponse', async (request, { statusCode }) => {
      const { method, url: address, routeOptions } = request
      const route = routeOptions.url ?? 'none'
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'url.path': loggedPath(address),
        'http.response.status_code': statusCode,
      }
      spans.get(request)?.end(attributes, statusCode >= 500, `${method} ${route}`)
    })
    app.addHook('onClose', () => exporter.close())
  },
  { name: 'tracing' },
)
