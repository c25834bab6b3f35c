import fp from 'fastify-plugin'

/** Long enough for the first visitors, who have waited for the start. */
const DELAY_MS = 1000

/**
 * Delays the `onListen` hooks of later plugins, which Fastify runs in sequence, so that first requests are served
 * before them. They never run if the site stops meanwhile.
 */
export const deferredStartPlugin = fp(
  async (app) => {
    let timer: NodeJS.Timeout
    app.addHook('onListen', () => new Promise((resolve) => (timer = setTimeout(resolve, DELAY_MS))))
    app.addHook('preClose', async () => clearTimeout(timer))
  },
  { name: 'deferred-start' },
)
