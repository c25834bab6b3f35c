import { randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    purgeMessages: {
      /** Tells the other processes; returns at once, and whatever comes of it. */
      send(message: unknown): void
      onMessage(listener: (message: unknown) => void): void
    }
  }
}

const CHANNEL = 'versta-purge'

/** What one process hears of changes, all do. A process that misses a message asks the upstream when its copy is stale. */
export const purgeMessagesPlugin = fp(
  async (app) => {
    const listeners: ((message: unknown) => void)[] = []
    const own = randomUUID()
    const onMessage = (listener: (message: unknown) => void) => void listeners.push(listener)
    const sender = app.redis
    if (sender === null) {
      app.decorate('purgeMessages', { send: () => {}, onMessage })
      return
    }

    // A connection that listens can do nothing else. It subscribes again by itself after it was lost.
    const receiver = sender.duplicate()
    receiver.on('error', warn)
    receiver.once('ready', () => void receiver.subscribe(CHANNEL).catch(warn))
    receiver.on('message', (_channel, text) => hear(text))
    app.addHook('onClose', async () => receiver.disconnect())
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
  { name: 'purge-messages', dependencies: ['redis'] },
)
