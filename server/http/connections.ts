import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on a connection for the answer to an earlier one. Browsers and proxies send none. */
const MOST_QUEUED = 16
/** How often connections are looked at for answers that nobody reads. */
const LOOK_EVERY_MS = 1000

const queued = new WeakMap<Socket, number>()

/** Keeps a request within what one connection may cost; `false`: the visitor has been sent away. */
export function boundRequest(request: IncomingMessage, response: ServerResponse, bodyLimit: number): boolean {
  if (countQueued(request.socket, response) > MOST_QUEUED) {
    request.socket.destroy()
    return false
  }
  response.on('timeout', closeUnread)
  // What is left of a body would be read to its end before the connection is used again.
  if (longestBody(request) > bodyLimit) response.shouldKeepAlive = false
  return true
}

/** Sends away whoever reads nothing of a response for this long, whatever they send meanwhile. */
export function boundConnections(server: Server, timeoutMs: number): Server {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const looking = setInterval(() => sockets.forEach(ignoreUntilRead), LOOK_EVERY_MS).unref()
  server.once('close', () => clearInterval(looking))
  return server.setTimeout(timeoutMs)
}

/** Each byte that is received would begin the timeout anew. */
function ignoreUntilRead(socket: Socket) {
  if (!socket.writableNeedDrain || socket.isPaused()) return
  socket.pause()
  socket.once('drain', () => socket.resume())
}

/** A visitor who reads nothing of a response is sent away; one who waits for it may wait on. */
function closeUnread(socket: Socket) {
  if (socket.writableLength > 0) socket.destroy()
}

/** Requests queued on the connection, this one included; counts it until its response is closed. */
function countQueued(socket: Socket, response: ServerResponse): number {
  // Node assigns the socket to one response after another: this one is not queued.
  if (response.socket !== null) return 0
  const count = (queued.get(socket) ?? 0) + 1
  queued.set(socket, count)
  response.once('close', () => queued.set(socket, (queued.get(socket) ?? 1) - 1))
  return count
}

/** Bytes. */
const longestBody = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity
