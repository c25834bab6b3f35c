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
  /** Resolves when so many have come in all. */
  wait(count: number): Promise<Received[]>
  /** What is answered from now on; `null`: nothing, ever. */
  answer(status: number | null, body?: string): void
  /** From now on answers begin with 200 and have no end. Gives the bytes that were taken by now. */
  answerEndlessly(): () => number
  stop(): Promise<void>
}

const PIECE = Buffer.alloc(16 * 1024, ' ')
const PATIENCE_MS = 30_000

/** An HTTP server somebody posts JSON to: a CRM, Calltouch, the content API. */
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
      let taken = 0
      function* pieces() {
        for (;;) {
          taken += PIECE.length
          yield PIECE
        }
      }
      reply = { status: 200, body: () => Readable.from(pieces()) }
      return () => taken
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
