import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GOOD_AREAS } from './content.ts'

export interface TestUpstream {
  url: string
  /** From now on `path` answers so. */
  on(path: string, answer: RequestListener): void
  /** From now on every path answers so, until `recover`. */
  onAll(answer: RequestListener): void
  recover(): void
  /** How often `path` was asked for. */
  requestsTo(path: string): number
  stop(): Promise<void>
}

/** A content API that keeps the contract, or another one given, until a test scripts it not to. */
export async function startUpstream(areas: Record<string, unknown> = GOOD_AREAS): Promise<TestUpstream> {
  const scripted = new Map<string, RequestListener>(
    Object.entries(areas).map(([path, content]) => [path, json(content)]),
  )
  const requests: string[] = []
  let everywhere: RequestListener | null = null
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(path)
    const answer = everywhere ?? scripted.get(path) ?? status(404)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    on: (path, answer) => void scripted.set(path, answer),
    onAll: (answer) => void (everywhere = answer),
    recover: () => void (everywhere = null),
    requestsTo: (path) => requests.filter((requested) => requested === path).length,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export const json =
  (content: unknown): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(content))

export const text =
  (body: string | Buffer, contentType: string): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', contentType).end(body)

export const status =
  (code: number): RequestListener =>
  (_request, response) =>
    response.writeHead(code).end()

export const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end()

export const malformedJson = text('{"ITEMS": [', 'application/json')
export const htmlPage = text('<!doctype html><h1>Технические работы</h1>', 'text/html')
export const emptyBody = text('', 'application/json')
export const hang: RequestListener = () => {}

export const hangMidBody: RequestListener = (_request, response) =>
  void response.setHeader('content-type', 'application/json').write('{"ITEMS": [')

/** A byte now and then, so that no pause between two bytes is ever long. */
export const drip: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json')
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

export const truncated: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
  response.write('{"ITEMS": []}', () => response.destroy())
}

/** Over the 8 MB that a reply may have, and without an end. */
export const endlessBody: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json')
  const block = Buffer.alloc(1024 * 1024, ' ')
  const more = () => !response.destroyed && response.write(block, more)
  more()
}

export const reset: RequestListener = (request) => void request.socket.resetAndDestroy()
