import fastifyRateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'

/**
 * Lets routes limit their rate for an address, IPv6 by its /64; with Redis across all processes. While Redis is down
 * nothing is limited: better a lead too many than one too few.
 */
export const rateLimitPlugin = fp(
  async (app) => {
    await app.register(fastifyRateLimit, {
      global: false,
      ipv6Subnet: 64,
      nameSpace: 'versta-rate-',
      skipOnError: true,
      ...(app.redis ? { redis: app.redis } : { store: (await import('./rate-store.ts')).RateStore }),
    })
  },
  { name: 'rate-limit', dependencies: ['redis'] },
)
