import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Stub of a server feature, with its name and decorators. */
export const feature = (name: string, decorators: Record<string, unknown> = {}) =>
  fp(
    async (app: FastifyInstance) => {
      for (const [key, value] of Object.entries(decorators)) app.decorate(key, value)
    },
    { name },
  )
