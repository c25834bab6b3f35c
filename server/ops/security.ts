import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import { EMBED_HOSTS } from '../../shared/embeds.ts'

export interface SecurityOptions {
  isHttps: boolean
  /** Vite's development client needs inline scripts and styles; a built site needs neither. */
  isDevelopment: boolean
}

export const securityPlugin = fp<SecurityOptions>(
  async (app, { isHttps, isDevelopment }) => {
    const own = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"]
    app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'none'"],
          'script-src': own,
          'style-src': own,
          'img-src': ["'self'", 'data:'],
          'font-src': ["'self'"],
          'connect-src': isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
          'manifest-src': ["'self'"],
          'frame-src': EMBED_HOSTS.map((host) => `https://${host}`),
          'form-action': ["'self'"],
          'base-uri': ["'none'"],
          'frame-ancestors': ["'none'"],
          ...(!isDevelopment && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['versta'] }),
          ...(isHttps && { 'upgrade-insecure-requests': [] }),
        },
      },
      strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })
    app.addHook('onSend', async (_request, reply) => {
      reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    })
  },
  { name: 'security' },
)
