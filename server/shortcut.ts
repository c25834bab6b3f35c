import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import { createTurns } from './turns.ts'

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

/** Bytes. */
const longestBody = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity

/** A visitor who reads nothing of a response is sent away; one who waits for it may wait on. */
function closeUnread(socket: Socket) {
  if (socket.writableLength > 0) socket.destroy()
}

/** How often slow requests are checked for timeouts. */
const CHECK_EVERY_MS = 1000

/** The HTTP server for Fastify, with a bypass around routing and hooks for responses that are already in memory. */
export function createShortcut() {
  let answers: Shortcut = () => false
  const turns = createTurns()
  const serverFactory: FastifyServerFactory = (
    route,
    { bodyLimit, connectionTimeout, keepAliveTimeout, requestTimeout },
  ) =>
    createServer(
      {
        keepAliveTimeout: Number(keepAliveTimeout),
        // Also limits how long the headers may take to arrive.
        requestTimeout: Number(requestTimeout),
        connectionsCheckingInterval: CHECK_EVERY_MS,
      },
      (request, response) => {
        response.on('timeout', closeUnread)
        // What is left of a body would be read to its end before the connection is used again.
        if (longestBody(request) > Number(bodyLimit)) response.shouldKeepAlive = false
        if (answers(request, response)) return
        if (isUrgent(request)) route(request, response)
        else
          turns.take(() => {
            if (!response.destroyed) route(request, response)
          })
      },
    ).setTimeout(Number(connectionTimeout))
  return {
    serverFactory,
    line: turns.line,
    use(shortcut: Shortcut) {
      answers = shortcut
    },
  }
}
