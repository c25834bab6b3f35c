import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fp from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'
import { embedHosts } from '../../shared/embeds.ts'
import type { Site } from '../../shared/site.ts'
import { counterSources } from './counter-sources.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every answer, whatever it is. */
    standingHeaders: Readonly<Record<string, string>>
  }
}

export interface SecurityOptions {
  site: Site
  /** Vite's client needs inline scripts and styles, the page of components frames; a built site needs none of them. */
  isDevelopment: boolean
}

export const securityPlugin = fp<SecurityOptions>(
  async (app, options) => {
    const headers = headersOf(policyFor(options))
    app.decorate('standingHeaders', headers)
    app.addHook('onSend', (request, reply, _payload, done) => {
      reply.header('x-request-id', request.id).headers(headers)
      done()
    })
  },
  { name: 'security' },
)

/** No header depends on the request, so helmet is asked once: making them anew costs more than sending a kept page. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => {})
  return {
    ...(response.getHeaders() as Record<string, string>),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

function policyFor({ site, isDevelopment }: SecurityOptions): HelmetOptions {
  const isHttps = site.url.startsWith('https:')
  const counters = counterSources(site.counters)
  const policies = counters.script.length > 0 ? ['versta', 'default'] : ['versta']
  const own = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // For what is fetched ahead: Firefox asks no other directive. All else is named below.
        'default-src': ["'self'"],
        'object-src': embedSources('object-src'),
        'media-src': embedSources('media-src'),
        // Vite's client waits in a worker for a server that starts anew.
        'worker-src': isDevelopment ? ["'self'", 'blob:'] : ["'none'"],
        'script-src': [...own, ...counters.script],
        'style-src': own,
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
    // The policy's frame-ancestors says it, and browsers that know it look at nothing else.
    xFrameOptions: false,
    // For browsers that no longer exist, or their default by now; each line is checked and sent with every answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
}

const overHttps = (host: string) => `https://${host}`

/** Where what pages themselves have none of may come from: where rich text may have it from. */
function embedSources(directive: Parameters<typeof embedHosts>[0]): string[] {
  const hosts = embedHosts(directive)
  return hosts ? ["'self'", ...hosts.map(overHttps)] : ["'none'"]
}
