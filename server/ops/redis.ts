import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { messageOf } from '../base/error-reason.ts'

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
        // A connection that owes an answer for so long is given up for a new one.
        socketTimeout: 2000,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        // A copy that is written late would take the place of a newer one.
        autoResendUnfulfilledCommands: false,
        retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
      })
      logTroubles(redis, app.log.child({ connection: 'commands' }))
      // It is waited for, that the first pages find what others know; the site starts without it too.
      await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECT_MS) }).catch(() => null)
      return redis
    }
  },
  { name: 'redis' },
)

/** Says why Redis is away, each reason once, and that it is back. */
export function logTroubles(redis: Redis, log: FastifyBaseLogger): void {
  const reasons = new Set<string>()
  redis.on('error', (error) => {
    const reason = withoutArguments(messageOf(error))
    if (!reasons.has(reason)) log.warn({ reason }, 'Redis does not answer')
    reasons.add(reason)
  })
  redis.on('ready', () => {
    if (reasons.size > 0) log.info('Redis is back')
    reasons.clear()
  })
}

/** A command that is refused may be quoted, password and all. */
const withoutArguments = (reason: string) => reason.replace(/,? with args.*/s, '')
