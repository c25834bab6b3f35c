import { randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'
import { messageOf } from '../../base/error-reason.ts'
import { logFailures } from '../redis.ts'

declare module 'fastify' {
  interface FastifyInstance {
    invalidationMessages: {
      /** Notifies the other processes; `false`: the message could not be sent. */
      send(message: unknown): Promise<boolean>
      onMessage(listener: (message: unknown) => void): void
    }
  }
}

export interface InvalidationMessagesOptions {
  /** Identifies the content the processes of one site share: other sites may use the same Redis. */
  source: string
}

/** One for a whole Redis server, whatever the database. */
const CHANNEL = 'versta-purge'

/** Keep-alive: detects a dead connection. */
const PING_EVERY_MS = 5000

/** Broadcasts invalidations to all processes of the site. After a lost connection a process invalidates all content. */
export const invalidationMessagesPlugin = fp<InvalidationMessagesOptions>(
  async (app, { source }) => {
    const listeners: ((message: unknown) => void)[] = []
    const own = randomUUID()
    const onMessage = (listener: (message: unknown) => void) => void listeners.push(listener)
    const sender = app.redis
    if (sender === null) {
      app.decorate('invalidationMessages', { send: async () => true, onMessage })
      return
    }

    // A subscribed connection takes no other commands. Its own have no time limit but the socket's.
    const receiver = sender.duplicate({ autoResubscribe: false })
    let hasMissed = false
    logFailures(receiver, app.log.child({ connection: 'invalidation messages' }))
    receiver.on('close', () => (hasMissed = true))
    receiver.on('ready', () => void subscribe())
    receiver.on('message', (_channel, text) => receive(text))
    const pings = setInterval(() => void receiver.ping().catch(() => null), PING_EVERY_MS)
    app.addHook('onClose', async () => {
      clearInterval(pings)
      receiver.disconnect()
    })
    app.decorate('invalidationMessages', {
      onMessage,
      async send(message) {
        try {
          await sender.publish(CHANNEL, JSON.stringify({ from: own, source, message }))
          return true
        } catch (error) {
          warn(error, 'invalidation message lost')
          return false
        }
      },
    })

    async function subscribe(): Promise<void> {
      try {
        await receiver.subscribe(CHANNEL)
        if (!hasMissed) return
        hasMissed = false
        app.contentStore.invalidate(() => true)
        app.log.info('all content invalidated: invalidation messages may have been missed')
      } catch (error) {
        warn(error, 'invalidation messages cannot be received')
      }
    }

    function receive(text: string): void {
      try {
        // Earlier versions, which run beside this one during a deploy, name no source.
        const { from, source: about = source, message } = JSON.parse(text) as Record<string, unknown>
        if (from === own || about !== source) return
        for (const listener of listeners) listener(message)
      } catch (error) {
        warn(error, 'invalidation message lost')
      }
    }

    function warn(error: unknown, what: string): void {
      app.log.warn({ reason: messageOf(error) }, what)
    }
  },
  { name: 'invalidation-messages', dependencies: ['redis', 'content'] },
)
