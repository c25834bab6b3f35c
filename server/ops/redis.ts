import type { FastifyBaseLogger } from 'fastify'

/**
 * Loaded only where it is used. A command that cannot be sent at once fails at once: Redis may be away or slow, the site
 * may not.
 */
export async function connectRedis(redisUrl: string, log: FastifyBaseLogger) {
  const { Redis } = await import('ioredis')
  const redis = new Redis(redisUrl, {
    connectTimeout: 1000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  })
  redis.on('error', (error: Error) =>
    log.warn({ reason: 'code' in error ? error.code : error.name }, 'Redis does not answer'),
  )
  return redis
}
