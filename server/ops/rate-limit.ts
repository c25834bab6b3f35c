import fastifyRateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'

/**
 * Lets routes limit their rate for an address, IPv6 by its /64; with Redis for all processes together. While it is away
 * nothing is limited: a lead more is better than a lead less.
 */
export const rateLimitPlugin = fp(
  async (app) => {
    await app.register(fastifyRateLimit, {
      global: false,
      ipv6Subnet: 64,
      nameSpace: 'versta-rate-',
      skipOnError: true,
      ...(app.redis && { redis: app.redis }),
    })
  },
  { name: 'rate-limit', dependencies: ['redis'] },
)
