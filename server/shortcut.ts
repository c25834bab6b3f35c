import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { createTurns } from './turns.ts'

/** Answers a request before Fastify routes it; `false`: it is left to Fastify. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

/** What the log and the metrics say of an answer. */
export interface Answered {
  reqId: string
  method: string
  /** With its query, which nobody is told. */
  url: string
  /** The pattern of the route, not the address. */
  route: string
  status: number
  ms: number
}

/** What somebody waits for who cannot come back: forms, and those who ask whether the site lives. */
const isUrgent = ({ method, url = '' }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') || /^\/(?:api\/form-token|healthz|readyz|metrics)\b/.test(url)

/** How often slow requests are checked for timeouts. */
const CHECK_EVERY_MS = 1000

/** Fastify's server as Fastify would make it, with a way past routes and hooks for responses that are ready. */
export function createShortcut() {
  let answers: Shortcut = () => false
  const turns = createTurns()
  const serverFactory: FastifyServerFactory = (route, { keepAliveTimeout, requestTimeout }) =>
    createServer(
      {
        keepAliveTimeout: Number(keepAliveTimeout),
        // Bounds the head of a request as well.
        requestTimeout: Number(requestTimeout),
        connectionsCheckingInterval: CHECK_EVERY_MS,
      },
      (request, response) => {
        if (answers(request, response)) return
        if (isUrgent(request)) route(request, response)
        else
          turns.take(() => {
            if (!response.destroyed) route(request, response)
          })
      },
    )
  return {
    serverFactory,
    line: turns.line,
    use(shortcut: Shortcut) {
      answers = shortcut
    },
  }
}
