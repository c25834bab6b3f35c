import { randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'
import { messageOf } from '../base/error-reason.ts'
import { logTroubles } from './redis.ts'

declare module 'fastify' {
  interface FastifyInstance {
    purgeMessages: {
      /** Tells the other processes; false: they could not be told. */
      send(message: unknown): Promise<boolean>
      onMessage(listener: (message: unknown) => void): void
    }
  }
}

const CHANNEL = 'versta-purge'

/** A quiet connection may have died unnoticed, so it is made to speak. */
const PING_EVERY_MS = 5000

/** What one process hears of changes, all do. A process that was cut off asks the upstream for everything again. */
export const purgeMessagesPlugin = fp(
  async (app) => {
    const listeners: ((message: unknown) => void)[] = []
    const own = randomUUID()
    const onMessage = (listener: (message: unknown) => void) => void listeners.push(listener)
    const sender = app.redis
    if (sender === null) {
      app.decorate('purgeMessages', { send: async () => true, onMessage })
      return
    }

    // A connection that listens can do nothing else. It has time: the limit of the socket alone ends it.
    const receiver = sender.duplicate({ autoResubscribe: false, commandTimeout: undefined })
    let hasMissed = false
    logTroubles(receiver, app.log.child({ connection: 'purge messages' }))
    receiver.on('close', () => (hasMissed = true))
    receiver.on('ready', () => void subscribe())
    receiver.on('message', (_channel, text) => hear(text))
    const pings = setInterval(() => void receiver.ping().catch(() => null), PING_EVERY_MS)
    app.addHook('onClose', async () => {
      clearInterval(pings)
      receiver.disconnect()
    })
    app.decorate('purgeMessages', {
      onMessage,
      async send(message) {
        try {
          await sender.publish(CHANNEL, JSON.stringify({ from: own, message }))
          return true
        } catch (error) {
          warn(error, 'purge message lost')
          return false
        }
      },
    })

    async function subscribe(): Promise<void> {
      try {
        await receiver.subscribe(CHANNEL)
        if (!hasMissed) return
        hasMissed = false
        app.contentStore.outdate(() => true)
        app.log.info('all content is asked for again, purge messages may have been missed')
      } catch (error) {
        warn(error, 'purge messages are not heard')
      }
    }

    function hear(text: string): void {
      try {
        const { from, message } = JSON.parse(text) as { from?: unknown; message?: unknown }
        if (from !== own) for (const listener of listeners) listener(message)
      } catch (error) {
        warn(error, 'purge message lost')
      }
    }

    function warn(error: unknown, what: string): void {
      app.log.warn({ reason: messageOf(error) }, what)
    }
  },
  { name: 'purge-messages', dependencies: ['redis', 'content'] },
)
