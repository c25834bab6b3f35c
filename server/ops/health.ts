import fp from 'fastify-plugin'

/** `/healthz`: the process lives. `/readyz`: it takes requests, which ends when it begins to close. */
export const healthPlugin = fp(
  async (app) => {
    let isClosing = false
    app.addHook('preClose', async () => {
      isClosing = true
    })
    app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
    app.get('/readyz', async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .code(isClosing ? 503 : 200)
        .send({ status: isClosing ? 'closing' : 'ok' }),
    )
  },
  { name: 'health' },
)
