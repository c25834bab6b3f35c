import { randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'
import { connectRedis } from './redis.ts'

declare module 'fastify' {
  interface FastifyInstance {
    purgeMessages: {
      /** Tells the other processes; returns at once, and whatever comes of it. */
      send(message: unknown): void
      onMessage(listener: (message: unknown) => void): void
    }
  }
}

export interface PurgeMessagesOptions {
  /** Where the processes of the site meet; `null`: there is one. */
  redisUrl: string | null
}

const CHANNEL = 'versta-purge'

/** What one process hears of changes, all do. A process that misses a message asks the upstream when its copy is stale. */
export const purgeMessagesPlugin = fp<PurgeMessagesOptions>(
  async (app, { redisUrl }) => {
    const listeners: ((message: unknown) => void)[] = []
    const own = randomUUID()
    const onMessage = (listener: (message: unknown) => void) => void listeners.push(listener)
    if (redisUrl === null) {
      app.decorate('purgeMessages', { send: () => {}, onMessage })
      return
    }

    const [sender, receiver] = [await connectRedis(redisUrl, app.log), await connectRedis(redisUrl, app.log)]
    // Subscribes again by itself after a connection was lost.
    receiver.once('ready', () => void receiver.subscribe(CHANNEL).catch(warn))
    receiver.on('message', (_channel, text) => hear(text))
    app.addHook('onClose', async () => {
      sender.disconnect()
      receiver.disconnect()
    })
    app.decorate('purgeMessages', {
      onMessage,
      send: (message) => void sender.publish(CHANNEL, JSON.stringify({ from: own, message })).catch(warn),
    })

    function hear(text: string): void {
      try {
        const { from, message } = JSON.parse(text) as { from?: unknown; message?: unknown }
        if (from !== own) for (const listener of listeners) listener(message)
      } catch (error) {
        warn(error)
      }
    }

    function warn(error: unknown): void {
      app.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'purge message lost')
    }
  },
  { name: 'purge-messages' },
)
