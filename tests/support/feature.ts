import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Stands for a feature of the server that the one under test uses: what it gives the app, under its name. */
export const feature = (name: string, given: Record<string, unknown> = {}) =>
  fp(
    async (app: FastifyInstance) => {
      for (const [key, value] of Object.entries(given)) app.decorate(key, value)
    },
    { name },
  )
