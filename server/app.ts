import { join } from 'node:path'
import fastifyFormbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { readBuild, type Build } from './assets/build.ts'
import { assetsPlugin } from './assets/plugin.ts'
import { withoutSchemas } from './base/without-schemas.ts'
import { brandPlugin } from './brand/plugin.ts'
import { casesPlugin } from './cases/plugin.ts'
import type { Config } from './config/config.ts'
import { requireDataDirectory } from './config/data-directory.ts'
import { CONTRACT } from './content/contract.ts'
import { contentPlugin } from './content/plugin.ts'
import { contentHash } from './http/etag.ts'
import { createHttpServer } from './http/server.ts'
import { iconsPlugin } from './icons/plugin.ts'
import { leadsPlugin } from './leads/plugin.ts'
import { mediaPlugin } from './media/plugin.ts'
import { cdnPlugin } from './operations/invalidation/cdn.ts'
import { invalidationMessagesPlugin } from './operations/invalidation/messages.ts'
import { revalidatePlugin } from './operations/invalidation/revalidate.ts'
import { deferredStartPlugin } from './operations/process/deferred-start.ts'
import { drainPlugin } from './operations/process/drain.ts'
import { lazyModulesPlugin } from './operations/process/lazy-modules.ts'
import { reachablePlugin } from './operations/reachable.ts'
import { redisPlugin } from './operations/redis.ts'
import { errorsPlugin, refuseAddresses } from './operations/requests/errors.ts'
import { rateLimitPlugin } from './operations/requests/rate-limit.ts'
import { readOnlyPlugin } from './operations/requests/read-only.ts'
import { securityPlugin } from './operations/requests/security.ts'
import { sheddingPlugin } from './operations/requests/shedding.ts'
import { healthPlugin } from './operations/telemetry/health.ts'
import { createRequestId, logAnswer, RequestLog } from './operations/telemetry/logging.ts'
import { metricsPlugin } from './operations/telemetry/metrics.ts'
import { tracingPlugin } from './operations/telemetry/tracing/plugin.ts'
import { startEmbeddedOrigin } from './origin/embedded.ts'
import { readOwner } from './owner.ts'
import { withoutHost } from './pages/canonical.ts'
import type { PageSnapshot } from './pages/page-snapshot.ts'
import { pagesPlugin } from './pages/plugin.ts'
import type { DevelopmentServer } from './rendering/development.ts'
import { renderingPlugin } from './rendering/plugin.ts'
import { reviewsPlugin } from './reviews/plugin.ts'
import { indexNowPlugin } from './seo/index-now-plugin.ts'
import { seoPlugin } from './seo/plugin.ts'
import { sharePlugin } from './share/plugin.ts'

/** How long a request may take to arrive: enough for a form over a bad line, too little to hold many open. */
export const REQUEST_LIMIT_MS = 15_000
const BODY_LIMIT_BYTES = 32 * 1024

/** The whole BFF, ready to listen. `buildDirectory` holds what `npm run build` made. */
export async function buildApp(
  config: Config,
  log: FastifyBaseLogger,
  buildDirectory: string,
): Promise<FastifyInstance> {
  await requireDataDirectory(config.dataDirectory)
  const isDevelopment = config.mode === 'development'
  const build = isDevelopment ? null : await readBuild(buildDirectory)
  const development: DevelopmentServer | null = isDevelopment ? await startDevelopmentServer() : null
  const http = createHttpServer()
  const app = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: createRequestId,
    frameworkErrors: refuseAddresses(config.site),
    rewriteUrl: ({ url = '/' }) => withoutHost(url),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    connectionTimeout: REQUEST_LIMIT_MS,
    forceCloseConnections: 'idle',
    // Requests already received are answered during shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    schemaController: withoutSchemas,
    serverFactory: (development ?? http).serverFactory,
  })
  app.removeContentTypeParser('text/plain')
  if (development) app.addHook('preClose', () => development.close())

  const { words, written, brand, look, shareAddress } = readOwner(config, (text) => log.warn(text))
  const isEmbedded = config.content.apiUrl === null
  const { apiUrl, contentId } = config.content.apiUrl
    ? { apiUrl: config.content.apiUrl, contentId: config.content.apiUrl }
    : await startEmbeddedOrigin(app, config.content.directory, config.previewSecret)

  app.register(deferredStartPlugin)
  app.register(tracingPlugin, { collector: config.tracing, buildId: build?.id ?? null })
  app.register(errorsPlugin, { site: config.site })
  app.register(sheddingPlugin, { queue: http.queue })
  app.register(readOnlyPlugin)
  app.register(securityPlugin, { site: config.site, style: brand.face.style, isDevelopment })
  app.register(fastifyFormbody, { bodyLimit: BODY_LIMIT_BYTES })
  app.register(redisPlugin, { redisUrl: config.redisUrl })
  app.register(rateLimitPlugin)
  app.register(drainPlugin, { limitMs: REQUEST_LIMIT_MS })
  app.register(mediaPlugin, {
    apiUrl,
    isEmbedded,
    ...config.media,
    dataDirectory: config.dataDirectory,
    freshMs: config.content.freshMs,
    staleMs: config.content.staleMs,
  })
  app.register(contentPlugin, {
    apiUrl,
    kind: config.content.kind,
    token: config.content.token,
    siteUrl: config.site.url,
    freshMs: config.content.freshMs,
    staleMs: config.content.staleMs,
    timeoutMs: config.content.timeoutMs,
    contentId,
    isShared: !isEmbedded,
    dataDirectory: config.dataDirectory,
    previewSecret: config.previewSecret,
  })
  app.register(healthPlugin, { canStoreLeads: () => app.leads.isStorageInPlace() })
  if (development && isEmbedded)
    app.after(() => development.watch(config.content.directory, () => app.contentStore.invalidate(() => true)))
  app.register(iconsPlugin, { apiUrls: config.icons.apiUrls })
  app.register(casesPlugin, { site: config.site, previewSecret: config.previewSecret })
  app.register(reviewsPlugin)
  if (build) app.register(assetsPlugin, { build, buildDirectory, dataDirectory: config.dataDirectory })
  app.register(brandPlugin, { brand, words, colour: config.site.colour, buildDirectory: build && buildDirectory })
  app.register(renderingPlugin, { buildId: build?.id ?? null, buildDirectory, isFast: config.isFastRender })
  app.register(pagesPlugin, {
    site: config.site,
    words,
    face: brand.face,
    shareAddress,
    freshMs: config.content.freshMs,
    staleMs: config.content.staleMs,
    previewSecret: config.previewSecret,
    panelUrl: config.panelUrl,
    hasSurrogateKeys: config.cdnPurge !== null,
    buildId: build?.id ?? null,
    snapshot: build && pageSnapshot(config, build, contentId, { written, face: brand.face }),
    shortcut: http,
    createRequestId,
    onAnswer: (answer, error) => {
      logAnswer(log, answer, error)
      app.countAnswer(answer.route, answer.status, answer.ms)
    },
  })
  app.register(seoPlugin, { site: config.site })
  app.register(indexNowPlugin, { site: config.site, ...config.indexNow, dataDirectory: config.dataDirectory })
  app.register(sharePlugin, { look, addressOf: shareAddress })
  app.register(invalidationMessagesPlugin, { source: config.content.apiUrl ?? config.site.url })
  app.register(cdnPlugin, { purge: config.cdnPurge })
  app.register(revalidatePlugin, { secret: config.revalidateSecret, areas: Object.keys(CONTRACT) })
  app.register(leadsPlugin, {
    site: config.site,
    leads: config.leads,
    content: config.content,
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
  })
  if (build) app.register(lazyModulesPlugin)
  app.register(metricsPlugin, { token: config.metricsToken, dataDirectory: config.dataDirectory })
  app.register(reachablePlugin, {
    others: {
      API_URL: config.content.apiUrl,
      DATABASE_URL: config.databaseUrl,
      SMTP_URL: config.leads.smtpUrl,
      LEADS_WEBHOOK_URL: config.leads.webhookUrl,
      CALLTOUCH_URL: config.leads.calltouch && config.leads.calltouch.url,
      CDN_PURGE_URL: config.cdnPurge && config.cdnPurge.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: config.tracing && config.tracing.url,
    },
  })
  return app
}

/** Pages show nothing but content, what the build makes of it, these settings and the owner's words. */
const pageSnapshot = (
  { dataDirectory, site, names, content, media, icons, cdnPurge }: Config,
  { id, builtAt }: Build,
  contentId: string,
  owner: object,
): PageSnapshot => ({
  path: join(dataDirectory, 'page-snapshot'),
  madeBy: contentHash(
    JSON.stringify({ id, builtAt, site, names, owner, content, contentId, media, icons, hasKeys: cdnPurge !== null }),
  ),
})

const startDevelopmentServer = async () => (await import('./rendering/development.ts')).developmentServer()
