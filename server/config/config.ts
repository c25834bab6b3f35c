import type { Site } from '../../shared/site.ts'
import { baseAddress, baseAddresses, hostAddress, httpAddress, placesOf, redisAddress, secret } from './addresses.ts'
import { readApi } from './api.ts'
import { leadRecipients, readLeads } from './leads.ts'
import {
  ConfigError,
  directory,
  flag,
  headerLines,
  headerSecret,
  indexNowKey,
  number,
  oneOf,
  optional,
  text,
  type Env,
} from './settings.ts'
import { readNames, readSite } from './site.ts'
import { trustedProxies } from './trusted-proxies.ts'

export type Config = ReturnType<typeof readConfig>

/** The whole configuration from the environment alone. Throws `ConfigError` naming the first wrong setting. */
export function readConfig(env: Env) {
  const mode = oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development')
  const port = number(env, 'PORT', { default: 3000, min: 0, max: 65535 })
  const apiUrl = optional(env, 'API_URL', baseAddress)
  const site = readSite(env, port)
  const leads = readLeads(env, apiUrl, site)
  return {
    mode,
    listen: { port, host: text(env, 'HOST', mode === 'production' ? '0.0.0.0' : '127.0.0.1') },
    shutdownGraceMs:
      1000 * number(env, 'SHUTDOWN_GRACE_S', { default: mode === 'production' ? 5 : 0, min: 0, max: 300 }),
    logFormat: oneOf(env, 'LOG_FORMAT', ['json', 'pretty'], mode === 'development' ? 'pretty' : 'json'),
    logLevel: oneOf(env, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
    trustedProxies: trustedProxies(env),
    site: { ...site, leadRecipients: leadRecipients(leads, apiUrl) } satisfies Site,
    names: readNames(env, site),
    content: {
      /** `null`: the embedded origin over `directory`. */
      apiUrl,
      ...readApi(env, apiUrl),
      directory: directory(env, 'CONTENT_DIR', 'content'),
      freshMs: 1000 * number(env, 'CONTENT_FRESH_S', { default: 60, min: 0, max: 86_400 }),
      staleMs: 1000 * number(env, 'CONTENT_STALE_S', { default: 604_800, min: 0, max: 31_536_000 }),
      timeoutMs: number(env, 'UPSTREAM_TIMEOUT_MS', { default: 3000, min: 50, max: 60_000 }),
    },
    originPort: number(env, 'ORIGIN_PORT', { default: 3001, min: 0, max: 65535 }),
    media: {
      hosts: placesOf(env, 'MEDIA_HOSTS'),
      cacheBytes: 1024 * 1024 * number(env, 'MEDIA_CACHE_MB', { default: 512, min: 1, max: 1_048_576 }),
      hasAvif: flag(env, 'MEDIA_AVIF', true),
    },
    icons: { apiUrls: baseAddresses(env, 'ICON_API_URLS') },
    dataDirectory: directory(env, 'DATA_DIR', 'data'),
    databaseUrl: optional(env, 'DATABASE_URL', secret('postgres:', 'postgresql:')),
    redisUrl: optional(env, 'REDIS_URL', redisAddress),
    leads,
    revalidateSecret: optional(env, 'REVALIDATE_SECRET', headerSecret),
    previewSecret: optional(env, 'PREVIEW_SECRET', headerSecret),
    panelUrl: optional(env, 'PANEL_URL', hostAddress),
    indexNow: {
      key: optional(env, 'INDEXNOW_KEY', indexNowKey),
      endpoint: httpAddress(env, 'INDEXNOW_URL', 'https://api.indexnow.org/indexnow'),
    },
    metricsToken: optional(env, 'METRICS_TOKEN', headerSecret),
    tracing: readTracing(env),
    cdnPurge: readCdnPurge(env),
    isFastRender: flag(env, 'FAST_RENDER', true),
  }
}

function readCdnPurge(env: Env) {
  const url = optional(env, 'CDN_PURGE_URL', httpAddress)
  const headers = headerLines(env, 'CDN_PURGE_HEADERS')
  if (url === null && Object.keys(headers).length > 0)
    throw new ConfigError('CDN_PURGE_URL', 'given with CDN_PURGE_HEADERS')
  return url === null ? null : { url, headers }
}

/** Under the standard names of OpenTelemetry. */
function readTracing(env: Env) {
  const endpoint = optional(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', baseAddress)
  const headers = headerLines(env, 'OTEL_EXPORTER_OTLP_HEADERS')
  const serviceName = text(env, 'OTEL_SERVICE_NAME', 'versta')
  return endpoint === null ? null : { url: `${endpoint}/v1/traces`, headers, serviceName }
}
