import fastifyRateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { connectRedis } from './redis.ts'

export interface RateLimitOptions {
  /** Counts for all machines together; `null`: each process counts for itself. */
  redisUrl: string | null
}

/**
 * Lets routes limit their rate for an address, IPv6 by its /64. While Redis is away nothing is limited: a lead more
 * is better than a lead less.
 */
export const rateLimitPlugin = fp<RateLimitOptions>(
  async (app, { redisUrl }) => {
    const redis = redisUrl === null ? null : await connectRedis(redisUrl, app.log)
    app.addHook('onClose', async () => redis?.disconnect())
    await app.register(fastifyRateLimit, {
      global: false,
      ipv6Subnet: 64,
      nameSpace: 'versta-rate-',
      skipOnError: true,
      ...(redis && { redis }),
    })
  },
  { name: 'rate-limit' },
)
