import type { ServerResponse } from 'node:http'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Begun to stop: a balancer should send its requests elsewhere. */
    isDraining(): boolean
    /** Goes on answering for a while, so that balancers see it stop, then finishes what is under way and closes. */
    drain(graceMs: number): Promise<void>
  }
}

export interface DrainOptions {
  /** How long what is under way may take once the port is closed. */
  limitMs: number
}

/** Turns of the event loop in which what lies in the sockets by now is accepted, read and begun. */
const READING_TURNS = 3

/**
 * A stop loses no request. Each answer given meanwhile ends its connection, and connections nobody waits on, which
 * browsers keep open, are ended as soon as everything that was asked for is answered.
 */
export const drainPlugin = fp<DrainOptions>(
  async (app, { limitMs }) => {
    const unanswered = new Set<ServerResponse>()
    let isDraining = false
    let isClosing = false

    const begin = () => {
      isDraining = true
      for (const response of unanswered) response.shouldKeepAlive = false
    }
    const endIfDone = () => {
      if (isClosing && unanswered.size === 0) app.server.closeAllConnections()
    }

    // Before the listener that may answer at once.
    app.server.prependListener('request', (_request, response: ServerResponse) => {
      if (isDraining) response.shouldKeepAlive = false
      unanswered.add(response)
      response.once('close', () => {
        unanswered.delete(response)
        endIfDone()
      })
    })
    app.addHook('preClose', async () => {
      begin()
      for (let turns = 0; turns < READING_TURNS; turns += 1) await turn()
      isClosing = true
      setImmediate(endIfDone)
      setTimeout(() => app.server.closeAllConnections(), limitMs).unref()
    })

    app.decorate('isDraining', () => isDraining)
    app.decorate('drain', async (graceMs: number) => {
      begin()
      await sleep(graceMs)
      await app.close()
    })
  },
  { name: 'drain' },
)
