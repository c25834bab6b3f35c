import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { boundConnections, boundRequest } from './connections.ts'
import { createRequestQueue } from './request-queue.ts'

/** Answers a request before Fastify routes it; `false`: it is left to Fastify. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

/** What the log and the metrics say of an answer. */
export interface Answered {
  reqId: string
  method: string
  /** The query included; whoever logs it cuts that off. */
  url: string
  /** The pattern of the route, not the address. */
  route: string
  status: number
  ms: number
}

/** Requests that must not wait: forms, whose senders may not return, and health checks. */
const isUrgent = ({ method, url = '' }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') || /^\/(?:api\/form-token|healthz|readyz|metrics)\b/.test(url)

/** How often slow requests are checked for timeouts. */
const CHECK_EVERY_MS = 1000

/** The HTTP server for Fastify, with a bypass around routing and hooks for responses that are already in memory. */
export function createHttpServer() {
  let shortcut: Shortcut = () => false
  const queue = createRequestQueue()
  const serverFactory: FastifyServerFactory = (
    route,
    { bodyLimit, connectionTimeout, keepAliveTimeout, requestTimeout },
  ) =>
    boundConnections(
      createServer(
        {
          keepAliveTimeout: Number(keepAliveTimeout),
          // Also limits how long the headers may take to arrive.
          requestTimeout: Number(requestTimeout),
          connectionsCheckingInterval: CHECK_EVERY_MS,
        },
        (request, response) => {
          if (!boundRequest(request, response, Number(bodyLimit)) || shortcut(request, response)) return
          if (isUrgent(request)) route(request, response)
          else
            queue.add(() => {
              if (!response.destroyed) route(request, response)
            })
        },
      ),
      Number(connectionTimeout),
    )
  return {
    serverFactory,
    queue: queue.state,
    use(given: Shortcut) {
      shortcut = given
    },
  }
}
