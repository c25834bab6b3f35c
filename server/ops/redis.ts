import { once } from 'node:events'
import fp from 'fastify-plugin'
import type { Redis } from 'ioredis'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the processes of the site meet; `null`: there is one. */
    redis: Redis | null
  }
}

const CONNECT_MS = 1000

/**
 * Loaded only where it is used. A command that cannot be sent at once fails at once: Redis may be away or slow, the site
 * may not.
 */
export const redisPlugin = fp<{ redisUrl: string | null }>(
  async (app, { redisUrl }) => {
    app.decorate('redis', redisUrl === null ? null : await connect(redisUrl))
    app.addHook('onClose', async () => app.redis?.disconnect())

    async function connect(url: string): Promise<Redis> {
      const { Redis } = await import('ioredis')
      const redis = new Redis(url, {
        connectTimeout: CONNECT_MS,
        commandTimeout: 500,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
      })
      redis.on('error', (error: Error) =>
        app.log.warn({ reason: 'code' in error ? error.code : error.name }, 'Redis does not answer'),
      )
      // It is waited for, that the first pages find what others know; the site starts without it too.
      await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECT_MS) }).catch(() => null)
      return redis
    }
  },
  { name: 'redis' },
)
