import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { openGate } from '../../../server/base/gate.ts'
import { untraced } from '../../../server/base/tracing.ts'

/** Stub of a server feature, with its name and decorators. */
export const feature = (name: string, decorators: Record<string, unknown> = {}) =>
  fp(
    async (app: FastifyInstance) => {
      for (const [key, value] of Object.entries(decorators)) app.decorate(key, value)
    },
    { name },
  )

/** Stub that refuses nothing. */
export const noShedding = feature('shedding', {
  gate: () => openGate(),
  shedding: {
    counts: () => [{ what: 'page', refused: 41, inHand: 42 }],
    isLate: () => false,
    queue: () => ({ length: 43, waitedMs: 4400 }),
    refuse: () => {},
    tryQueue: () => true,
  },
})

/** Stub that tells nobody. */
export const noTracing = feature('tracing', { tracing: untraced, lostSpans: () => 51 })
