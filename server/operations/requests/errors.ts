import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { FORM_REFUSED } from '../../../shared/lead/lead.ts'
import type { Site } from '../../../shared/site.ts'
import { BadInput, Overloaded, RETRY_AFTER_S, UpstreamDown, UpstreamInvalid } from '../../base/errors.ts'
import { badAddressPage, failurePage } from './error-pages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error body of routes other than the forms. */
    errorBody?: (reason: string) => object
    /** HTML for browsers; `null` for API clients. */
    errorPage?: (request: FastifyRequest, status: number) => string | null
  }
}

/** The one place where a failure becomes an HTTP status. The reply never exposes details of the error. */
export const errorsPlugin = fp<{ site: Site }>(
  async (app, { site }) => {
    const failure = failurePage(site)
    const pageFor = (request: FastifyRequest, status: number) => {
      if (request.routeOptions.config.errorPage) return request.routeOptions.config.errorPage(request, status)
      return status >= 500 && isForReading(request) ? failure.body : null
    }
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = statusOf(error)
      if (status >= 500 && status !== 503) request.log.error({ err: error }, 'request failed')
      // A gate refuses thousands a second, counts them and logs them once a minute.
      else if (!(error instanceof Overloaded && error.isReported))
        request.log.info({ status, reason: error.message }, 'request refused')
      if (status === 503) reply.header('retry-after', String(RETRY_AFTER_S))
      void reply.code(status).header('cache-control', 'no-store')
      const page = pageFor(request, status)
      if (page !== null)
        return reply.header('content-security-policy', failure.policy).type('text/html; charset=utf-8').send(page)
      return reply.send(request.routeOptions.config.errorBody?.(reasonOf(error, status)) ?? FORM_REFUSED)
    })
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n'),
    )
  },
  { name: 'errors' },
)

/** A malformed address reaches no route and no hook, so all headers are set here. */
export function refuseAddresses(site: Site) {
  const page = badAddressPage(site)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 400
    request.log.info({ status, reason: error.code }, 'request refused')
    void reply
      .code(status)
      .headers({
        'x-request-id': request.id,
        'content-security-policy': page.policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page.body)
  }
}

/** Whether a browser navigates to the address, rather than a script fetching it. */
const isForReading = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers.accept?.includes('text/html') === true

const reasonOf = (error: Error, status: number) =>
  error instanceof BadInput ? error.message : (STATUS_CODES[status] ?? 'failed')

function statusOf(error: FastifyError): number {
  if (error instanceof UpstreamDown || error instanceof UpstreamInvalid || error instanceof Overloaded) return 503
  return error.statusCode ?? 500
}
