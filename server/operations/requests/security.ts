import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'
import { embedHosts } from '../../../shared/embeds.ts'
import { NIGHT_SCRIPT } from '../../../shared/night-script.ts'
import type { Site } from '../../../shared/site.ts'
import type { AnswerKind } from '../../base/answer-kind.ts'
import { hashSource } from '../../base/hash-source.ts'
import { counterSources } from './counter-sources.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every response of a kind. */
    securityHeaders: Readonly<Record<AnswerKind, Readonly<Record<string, string>>>>
  }
  interface FastifyReply {
    /** Set by routes; `null` derives it from the content type. */
    answerKind: AnswerKind | null
  }
}

export interface SecurityOptions {
  site: Site
  /** The one inline style pages may have. */
  style: string | null
  /** Vite's client needs inline scripts and styles, the page of components frames; a built site needs none of them. */
  isDevelopment: boolean
}

export const securityPlugin = fp<SecurityOptions>(
  async (app, options) => {
    const headers = headersByKind(options)
    app.decorate('securityHeaders', headers)
    app.decorateReply('answerKind', null)
    app.addHook('onSend', (request, reply, _payload, done) => {
      const kind = reply.answerKind ?? kindOf(reply)
      // Not for files: a page loads dozens, and nobody traces one.
      if (kind === 'document' || kind === 'data') reply.header('x-request-id', request.id)
      // A route may set its own policy.
      const own = reply.getHeader('content-security-policy')
      reply.headers(headers[kind])
      if (own) reply.header('content-security-policy', own)
      done()
    })
  },
  { name: 'security' },
)

const FILE = /^(?:image|font|text\/css|(?:text|application)\/javascript|application\/(?:manifest|speculationrules))/

function kindOf(reply: FastifyReply): AnswerKind {
  if (reply.statusCode === 304) return 'file'
  const contentType = String(reply.getHeader('content-type'))
  if (contentType.startsWith('text/html')) return 'document'
  if (contentType.startsWith('image/svg')) return 'drawing'
  return FILE.test(contentType) ? 'file' : 'data'
}

/** Only the headers each kind needs: a first view loads some thirty files. */
function headersByKind(options: SecurityOptions): FastifyInstance['securityHeaders'] {
  const document = pageHeaders(policyFor(options))
  const { 'strict-transport-security': transport } = document
  const file = { 'x-content-type-options': 'nosniff' }
  return {
    document,
    data: {
      ...file,
      // Data and feeds can be opened by themselves, too: nothing in them runs then.
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      ...(transport !== undefined && { 'strict-transport-security': transport }),
    },
    file,
    // Opened by itself a drawing is a document that may hold script.
    drawing: { ...file, 'content-security-policy': 'sandbox' },
  }
}

/** No header depends on the request, so helmet runs once: it costs more than sending a cached page. */
function pageHeaders(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => {})
  return {
    ...(response.getHeaders() as Record<string, string>),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

function policyFor({ site, style, isDevelopment }: SecurityOptions): HelmetOptions {
  const isHttps = site.url.startsWith('https:')
  const counters = counterSources(site.counters)
  const policies = counters.script.length > 0 ? ['site', 'default'] : ['site']
  const own = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Firefox checks prefetches against this one alone. All else is named below.
        'default-src': ["'self'"],
        'object-src': embedSources('object-src'),
        'media-src': embedSources('media-src'),
        // Vite's client polls a restarting server from a worker.
        'worker-src': isDevelopment ? ["'self'", 'blob:'] : ["'none'"],
        // The one inline script pages have.
        'script-src': [...own, ...(isDevelopment ? [] : [hashSource(NIGHT_SCRIPT)]), ...counters.script],
        'style-src': style === null || isDevelopment ? own : [...own, hashSource(style)],
        'img-src': ["'self'", 'data:', ...(embedHosts('img-src') ?? []).map(overHttps), ...counters.image],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : []), ...counters.connect],
        'manifest-src': ["'self'"],
        'frame-src': [
          ...(isDevelopment ? ["'self'"] : []),
          ...(embedHosts('frame-src') ?? []).map(overHttps),
          ...counters.frame,
        ],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': [isDevelopment ? "'self'" : "'none'"],
        ...(!isDevelopment && { 'require-trusted-types-for': ["'script'"], 'trusted-types': policies }),
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    // Superseded by frame-ancestors in the policy.
    xFrameOptions: false,
    // Obsolete, or the default of browsers; each header would be sent with every answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
}

const overHttps = (host: string) => `https://${host}`

/** For resources only rich text embeds: its allowed hosts. */
function embedSources(directive: Parameters<typeof embedHosts>[0]): string[] {
  const hosts = embedHosts(directive)
  return hosts ? ["'self'", ...hosts.map(overHttps)] : ["'none'"]
}
