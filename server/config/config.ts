import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { quoted } from '../../shared/format/quotes.ts'
import type { Site, SiteLink } from '../../shared/site.ts'
import { typeset } from '../../shared/typography.ts'
import { CITY, nameForms, STUDIO } from './name-forms.ts'
import { productCode } from './product-code.ts'
import {
  clockTime,
  colour,
  ConfigError,
  bearerToken,
  digits,
  directory,
  emails,
  flag,
  headerLines,
  hostAddress,
  httpAddress,
  httpAddresses,
  indexNowKey,
  link,
  list,
  number,
  oneOf,
  optional,
  picture,
  placesOf,
  readableAddress,
  secret,
  sender,
  smtpAddress,
  text,
  textOrNone,
  type Env,
} from './settings.ts'

export { ConfigError }
export type Config = ReturnType<typeof readConfig>

/** The whole configuration from the environment alone. Throws `ConfigError` naming the first wrong setting. */
export function readConfig(env: Env) {
  const mode = oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development')
  const port = number(env, 'PORT', { default: 3000, min: 0, max: 65535 })
  const apiUrl = optional(env, 'API_URL', httpAddress)
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
    icons: { apiUrls: httpAddresses(env, 'ICON_API_URLS') },
    dataDirectory: directory(env, 'DATA_DIR', 'data'),
    databaseUrl: optional(env, 'DATABASE_URL', secret('postgres:', 'postgresql:')),
    redisUrl: optional(env, 'REDIS_URL', secret('redis:', 'rediss:')),
    leads,
    revalidateSecret: optional(env, 'REVALIDATE_SECRET', text),
    previewSecret: optional(env, 'PREVIEW_SECRET', text),
    panelUrl: optional(env, 'PANEL_URL', hostAddress),
    indexNow: {
      key: optional(env, 'INDEXNOW_KEY', indexNowKey),
      endpoint: httpAddress(env, 'INDEXNOW_URL', 'https://api.indexnow.org/indexnow'),
    },
    metricsToken: optional(env, 'METRICS_TOKEN', text),
    tracing: readTracing(env),
    cdnPurge: readCdnPurge(env),
    isFastRender: flag(env, 'FAST_RENDER', true),
  }
}

function readSite(env: Env, port: number): Omit<Site, 'leadRecipients'> {
  const url = hostAddress(env, 'SITE_URL', `http://localhost:${port}`)
  const name = text(env, 'SITE_NAME', domainToUnicode(new URL(url).hostname))
  const { nominative: brand, genitive: ofBrand } = brandForms(env, name)
  return {
    name,
    brand,
    ofBrand,
    legalName: text(env, 'SITE_LEGAL_NAME', name),
    taxId: textOrNone(env, 'SITE_TAX_ID'),
    registrationId: textOrNone(env, 'SITE_REGISTRATION_ID'),
    productCode: optional(env, 'SITE_PRODUCT_CODE', productCode) ?? '',
    url,
    readableUrl: readableAddress(url),
    indexable: flag(env, 'INDEXABLE', true),
    trailingSlash: true,
    phones: list(env, 'SITE_PHONES'),
    city: textOrNone(env, 'SITE_CITY'),
    street: textOrNone(env, 'SITE_STREET'),
    email: emails(env, 'SITE_EMAIL')[0] ?? '',
    hours: hours(env),
    callbackTerm: typeset(textOrNone(env, 'SITE_CALLBACK_TERM')),
    offerTerm: typeset(textOrNone(env, 'SITE_OFFER_TERM')),
    foundedYear: optional(env, 'SITE_FOUNDED_YEAR', year),
    copyrightSince: optional(env, 'SITE_COPYRIGHT_SINCE', year),
    keepsRequestsDays: keepDays(env),
    colour: optional(env, 'SITE_COLOUR', colour),
    social: links(env, 'SITE_SOCIAL_'),
    chatHost: textOrNone(env, 'SITE_CHAT_HOST') || name,
    chatFace: optional(env, 'SITE_CHAT_FACE', picture),
    messengers: links(env, 'MESSENGER_'),
    advertising: advertising(env),
    counters: {
      metrikaId: optional(env, 'METRIKA_ID', digits),
      crmScriptUrl: optional(env, 'CRM_SCRIPT_URL', httpAddress),
      calltouchCounterId: optional(env, 'CALLTOUCH_MOD_ID', text) ?? optional(env, 'CALLTOUCH_SITE_ID', text),
    },
  }
}

const brandForms = (env: Env, name: string) => nameForms(env, 'SITE_NAME', STUDIO, quoted(name))

/** The names that stand in words, in every case. */
function readNames(env: Env, { name, city }: Pick<Site, 'name' | 'city'>) {
  const ofCity = nameForms(env, 'SITE_CITY', CITY, city)
  return { brand: brandForms(env, name), city: city ? ofCity : null }
}

function readCdnPurge(env: Env) {
  const url = optional(env, 'CDN_PURGE_URL', httpAddress)
  const headers = headerLines(env, 'CDN_PURGE_HEADERS')
  return url === null ? null : { url, headers }
}

/** By the names every program of OpenTelemetry has. */
function readTracing(env: Env) {
  const endpoint = optional(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', httpAddress)
  const headers = headerLines(env, 'OTEL_EXPORTER_OTLP_HEADERS')
  const serviceName = text(env, 'OTEL_SERVICE_NAME', 'versta')
  return endpoint === null ? null : { url: `${endpoint}/v1/traces`, headers, serviceName }
}

function readApi(env: Env, apiUrl: string | null) {
  const kind = oneOf(env, 'API_KIND', ['contract', 'strapi'], 'contract')
  const token = optional(env, 'API_TOKEN', bearerToken)
  if (apiUrl === null && kind !== 'contract') throw new ConfigError('API_KIND', 'contract without API_URL', kind)
  if (apiUrl === null && token !== null) throw new ConfigError('API_TOKEN', 'unset without API_URL')
  return { kind, token }
}

function readLeads(env: Env, apiUrl: string | null, site: Pick<Site, 'name' | 'url'>) {
  const smtpUrl = optional(env, 'SMTP_URL', smtpAddress)
  const ownAddresses = emails(env, 'SITE_EMAIL')
  const mailTo = recipients(env, ownAddresses, smtpUrl, `leads@${new URL(site.url).hostname}`)
  const [address = ''] = [...ownAddresses, ...mailTo]
  return {
    smtpUrl,
    smtpCaFile: optional(env, 'SMTP_CA_FILE', text),
    mailTo,
    mailFrom: optional(env, 'MAIL_FROM', sender) ?? { name: site.name, address },
    toUpstream: toUpstream(env, apiUrl),
    webhookUrl: optional(env, 'LEADS_WEBHOOK_URL', httpAddress),
    webhookSecret: optional(env, 'LEADS_WEBHOOK_SECRET', text),
    keepDays: keepDays(env),
    calltouch: {
      siteId: optional(env, 'CALLTOUCH_SITE_ID', text),
      token: optional(env, 'CALLTOUCH_TOKEN', text),
      url: httpAddress(env, 'CALLTOUCH_URL', 'https://api.calltouch.ru/lead-service/v1/api/request/create'),
    },
  }
}

/** For the policy, which names them all. */
function leadRecipients(leads: ReturnType<typeof readLeads>, apiUrl: string | null): Site['leadRecipients'] {
  const { calltouch } = leads
  return {
    mail: publicHost(leads.smtpUrl),
    upstream: leads.toUpstream ? publicHost(apiUrl) : null,
    webhook: publicHost(leads.webhookUrl),
    calltouch: calltouch.siteId !== null && calltouch.token !== null,
  }
}

/** Empty where visitors could make nothing of it: `10.0.0.5`, `strapi`. */
function publicHost(address: string | null): string | null {
  if (address === null) return null
  const host = domainToUnicode(new URL(address).hostname)
  return /\.\p{L}/u.test(host) ? host : ''
}

/** Without a mail server nobody reads what is written to files, whoever it is for. */
function recipients(env: Env, ownAddresses: string[], smtpUrl: string | null, nobody: string): string[] {
  const given = emails(env, 'MAIL_TO', ownAddresses)
  if (given.length > 0) return given
  if (smtpUrl !== null) throw new ConfigError('MAIL_TO', 'given with SMTP_URL, unless leads are for SITE_EMAIL')
  return [nobody]
}

/** An advertisement without its registry id is against the law, an id without an advertiser a slip. */
function advertising(env: Env): Site['advertising'] {
  const advertiser = optional(env, 'SITE_ADVERTISER', text)
  const registryId = optional(env, 'SITE_ADVERTISING_ID', text)
  if (advertiser && registryId) return { advertiser, registryId }
  if (advertiser) throw new ConfigError('SITE_ADVERTISING_ID', 'given where SITE_ADVERTISER is')
  if (registryId) throw new ConfigError('SITE_ADVERTISER', 'given where SITE_ADVERTISING_ID is')
  return null
}

/** The embedded origin takes no leads. */
function toUpstream(env: Env, apiUrl: string | null): boolean {
  const isOn = flag(env, 'LEADS_UPSTREAM', false)
  if (isOn && apiUrl === null) throw new ConfigError('LEADS_UPSTREAM', 'off without API_URL')
  return isOn
}

const keepDays = (env: Env) => number(env, 'LEADS_KEEP_DAYS', { default: 30, min: 1, max: 3650 })

/** Both or none: a day that only begins tells nobody when to call. */
function hours(env: Env): Site['hours'] {
  const from = optional(env, 'SITE_HOURS_FROM', clockTime)
  const to = optional(env, 'SITE_HOURS_TO', clockTime)
  if (from && to) return { from, to }
  if (from) throw new ConfigError('SITE_HOURS_TO', 'given where SITE_HOURS_FROM is')
  if (to) throw new ConfigError('SITE_HOURS_FROM', 'given where SITE_HOURS_TO is')
  return null
}

const year = (env: Env, name: string) => number(env, name, { default: 0, min: 1900, max: 2100 })

/** `MESSENGER_TELEGRAM=https://…` gives the link «Telegram»; one without a value is none. */
const links = (env: Env, prefix: string): SiteLink[] =>
  Object.keys(env)
    .filter((name) => name.startsWith(prefix) && env[name]?.trim())
    .map((name) => ({ name: typeset(linkName(name.slice(prefix.length))), url: link(env, name) }))

/** Capitals alone are how settings are written, not how the network is called. */
const linkName = (name: string) =>
  name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ') : name

/** Addresses and CIDRs only: a hop count or «trust everyone» would let any client forge its address. */
function trustedProxies(env: Env): string[] {
  const proxies = list(env, 'TRUSTED_PROXIES')
  for (const proxy of proxies)
    if (!isAddressRange(proxy))
      throw new ConfigError('TRUSTED_PROXIES', 'a comma-separated list of IP addresses or CIDRs', proxy)
  return proxies
}

/** `10.0.0.0/8`; a range of every address there is would be «trust everyone» again. */
function isAddressRange(proxy: string): boolean {
  const slash = proxy.indexOf('/')
  const family = isIP(slash === -1 ? proxy : proxy.slice(0, slash))
  if (slash === -1) return family !== 0
  const prefix = proxy.slice(slash + 1)
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 6 ? 128 : 32) && family !== 0
}
