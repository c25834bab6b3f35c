import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
  at: number
}

export interface JsonSink {
  url: string
  received: Received[]
  /** Resolves once `count` requests have been received in total. */
  wait(count: number): Promise<Received[]>
  /** Sets the response; `null`: never responds. */
  answer(status: number | null, body?: string): void
  /** Sets an endless response with status 200. Returns a counter of the bytes sent. */
  answerEndlessly(): () => number
  stop(): Promise<void>
}

const PIECE = Buffer.alloc(16 * 1024, ' ')
const PATIENCE_MS = 60_000

/** A stand-in for recipients of JSON: a CRM, Calltouch, the content API. */
export async function startJsonSink(): Promise<JsonSink> {
  const received: Received[] = []
  let reply: { status: number | null; body: string | (() => Readable) } = { status: 200, body: '{"status":"ok"}' }
  const server = createServer((request, response) => {
    void take(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    received.push({ path: request.url ?? '', headers: request.headers, body, at: performance.now() })
    if (reply.status === null) return
    response.writeHead(reply.status)
    if (typeof reply.body === 'string') response.end(reply.body)
    else pipeline(reply.body(), response, () => {})
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async wait(count) {
      for (const startedAt = Date.now(); received.length < count; await sleep(20))
        if (Date.now() - startedAt > PATIENCE_MS) throw new Error(`only ${received.length} posts of ${count} came`)
      return received
    },
    answer: (status, body = '{"status":"ok"}') => void (reply = { status, body }),
    answerEndlessly() {
      let sent = 0
      function* chunks() {
        for (;;) {
          sent += PIECE.length
          yield PIECE
        }
      }
      reply = { status: 200, body: () => Readable.from(chunks()) }
      return () => sent
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
