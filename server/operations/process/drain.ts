import type { ServerResponse } from 'node:http'
import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Shutting down: a load balancer should send requests elsewhere. */
    isDraining(): boolean
    /** Serves for `graceMs` more, so that load balancers notice, then finishes pending requests and closes. */
    drain(graceMs: number): Promise<void>
  }
}

export interface DrainOptions {
  /** Time limit of pending requests once the port is closed. */
  limitMs: number
}

/** Iterations of the event loop to accept and read requests already in the sockets. */
const READING_ITERATIONS = 3

/**
 * Shutdown without lost requests. Responses close their keep-alive connections, and idle connections are closed once
 * all pending requests are answered.
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

    // Before the listener that may respond synchronously.
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
      for (let count = 0; count < READING_ITERATIONS; count += 1) await nextIteration()
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
