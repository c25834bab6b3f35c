import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { BadInput, Overloaded, UpstreamDown, UpstreamInvalid } from '../base/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error body of routes other than the forms. */
    errorBody?: (reason: string) => object
  }
}

/** The one place where a failure becomes an HTTP status. The reply never exposes details of the error. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = statusOf(error)
      if (status >= 500 && status !== 503) request.log.error({ err: error }, 'request failed')
      // Thousands a second: counted, and logged once a minute.
      else if (!(error instanceof Overloaded)) request.log.info({ status, reason: error.message }, 'request refused')
      if (status === 503) reply.header('retry-after', '10')
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(request.routeOptions.config.errorBody?.(reasonOf(error, status)) ?? FORM_ERROR)
    })
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n'),
    )
  },
  { name: 'errors' },
)

/** A malformed address reaches no route and no hook, so all headers are set here. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 400
  request.log.info({ status, reason: error.code }, 'request refused')
  void reply
    .code(status)
    .headers({
      'x-request-id': request.id,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    })
    .type('text/plain; charset=utf-8')
    .send('Адрес страницы записан с ошибкой\n')
}

/** As forms expect it. */
const FORM_ERROR = { status: 'error', fields: [], fortuna: false }

const reasonOf = (error: Error, status: number) =>
  error instanceof BadInput ? error.message : (STATUS_CODES[status] ?? 'failed')

function statusOf(error: FastifyError): number {
  if (error instanceof UpstreamDown || error instanceof UpstreamInvalid || error instanceof Overloaded) return 503
  return error.statusCode ?? 500
}
