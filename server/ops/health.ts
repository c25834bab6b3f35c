import fp from 'fastify-plugin'

/** `/healthz`: the process lives. `/readyz`: it takes requests; Fastify itself answers 503 as soon as it begins to close. */
export const healthPlugin = fp(
  async (app) => {
    for (const path of ['/healthz', '/readyz'])
      app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  },
  { name: 'health' },
)
