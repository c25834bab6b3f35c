import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { messageOf } from '../base/error-reason.ts'
import { throttledReport } from '../base/throttled-report.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared by the processes of the site; `null`: there is only one. */
    redis: Redis | null
  }
}

const CONNECT_MS = 1000
const COMMAND_MS = 500

/**
 * Loaded only where configured. Commands fail fast: Redis may be down or slow, the site may not.
 */
export const redisPlugin = fp<{ redisUrl: string | null }>(
  async (app, { redisUrl }) => {
    app.decorate('redis', redisUrl === null ? null : await connect(redisUrl))
    app.addHook('onClose', async () => app.redis?.disconnect())

    async function connect(url: string): Promise<Redis> {
      const { Redis } = await import('ioredis')
      const log = app.log.child({ connection: 'commands' })
      const reportDemotion = throttledReport()
      const redis = new Redis(url, {
        connectTimeout: CONNECT_MS,
        // Reconnect when a reply is overdue.
        socketTimeout: 2000,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        // A late write would overwrite a newer reply.
        autoResendUnfulfilledCommands: false,
        retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
        // After a failover the address leads to another server. Older ones quote the error of a script.
        reconnectOnError({ message }) {
          const isDemoted = /\bREADONLY\b/.test(message)
          if (isDemoted) reportDemotion(1, () => log.warn('Redis takes no writes: connecting anew'))
          return isDemoted
        },
      })
      giveUpLateCommands(redis)
      logFailures(redis, log)
      leaveWrongDatabase(redis)
      // Wait briefly so that first renders can use shared replies.
      await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECT_MS) }).catch(() => null)
      return redis
    }
  },
  { name: 'redis' },
)

/**
 * Rejects commands Redis has not answered in time. `commandTimeout` of ioredis would reject those, too, whose answer
 * waits in the socket because this process was busy: with its first render, on a slow machine.
 */
function giveUpLateCommands(redis: Redis): void {
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (command, stream) => {
    const giveUp = () => command.reject(new Error('Command timed out'))
    // Sockets are read between a timer and `setImmediate`.
    const timer = setTimeout(() => setImmediate(giveUp), COMMAND_MS)
    const stopTimer = () => clearTimeout(timer)
    command.promise.then(stopTimer, stopTimer)
    return send(command, stream)
  }
}

/** ioredis would go on with database 0, which may be another site's. */
function leaveWrongDatabase(redis: Redis): void {
  redis.on('error', (error: Error & { command?: { name: string } }) => {
    // Not before its next command is sent, or that would fail for another reason.
    if (error.command?.name === 'select') process.nextTick(() => redis.stream.destroy())
  })
}

/** Logs each reason of an outage once, and the recovery. */
export function logFailures(redis: Redis, log: FastifyBaseLogger): void {
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

/** The message may quote the rejected command with its password. */
const withoutArguments = (reason: string) => reason.replace(/,? with args.*/s, '')
