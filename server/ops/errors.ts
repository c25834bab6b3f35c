import type { FastifyError } from 'fastify'
import fp from 'fastify-plugin'
import { BadInput, UpstreamDown, UpstreamInvalid } from '../errors.ts'

/** The one place where a failure becomes an HTTP status. The reply names the status, never the inside of the error. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = statusOf(error)
      if (status >= 500) request.log.error({ err: error }, 'request failed')
      else request.log.info({ status, reason: error.message }, 'request refused')
      if (status === 503) reply.header('retry-after', '10')
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send({ status: 'error', fields: [], fortuna: false })
    })
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n'),
    )
  },
  { name: 'errors' },
)

function statusOf(error: FastifyError): number {
  if (error instanceof BadInput) return error.status
  if (error instanceof UpstreamDown || error instanceof UpstreamInvalid) return 503
  return error.statusCode ?? 500
}
