import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { GOOD_AREAS } from '../content/content.ts'

export interface TestUpstream {
  url: string
  /** Sets the response of `path`. */
  on(path: string, answer: RequestListener): void
  /** Sets the response of every path until `recover`. */
  onAll(answer: RequestListener): void
  recover(): void
  /** Number of requests to `path`. */
  requestsTo(path: string): number
  stop(): Promise<void>
}

/** A content API with valid replies, by default of `GOOD_AREAS`, until a test scripts others. */
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

/** Sends a byte now and then, so that no read timeout expires. */
export const drip: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json')
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

export const truncated: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
  response.write('{"ITEMS": []}', () => response.destroy())
}

/** Endless: exceeds the limit of 32 MB. */
export const endlessBody: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json')
  const block = Buffer.alloc(1024 * 1024, ' ')
  const more = () => !response.destroyed && response.write(block, more)
  more()
}

/** Compressed, whatever `Accept-Encoding` says. */
export const coded =
  (coding: string, bytes: string | Buffer): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding }).end(bytes)

const gzipped = gzipSync(JSON.stringify({ ITEMS: [], TAGS: [] }))
const truncatedGzip = coded('gzip', gzipped.subarray(0, gzipped.length / 2))

/** Valid, but in undeclared windows-1251. */
const windows1251: RequestListener = (request, response) => {
  const content = JSON.stringify(GOOD_AREAS[request.url ?? ''] ?? null)
  const letters = content.replaceAll(/[а-яё]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x350))
  response.setHeader('content-type', 'application/json').end(Buffer.from(letters, 'latin1'))
}

export const reset: RequestListener = (request) => void request.socket.resetAndDestroy()

/** Failures of an upstream that a client must survive. */
export const FAILURES = [
  ['sends malformed JSON', malformedJson],
  ['sends HTML with status 200', htmlPage],
  ['sends an empty body', emptyBody],
  ['sends 204', status(204)],
  ['sends 500', status(500)],
  ['sends 403', status(403)],
  ['redirects to another host', redirect('http://127.0.0.1:9/')],
  ['hangs before the headers', hang],
  ['hangs in the body', hangMidBody],
  ['drips one byte at a time', drip],
  ['breaks off in the body', truncated],
  ['sends a cut gzip', truncatedGzip],
  ['sends letters that are no UTF-8', windows1251],
  ['sends a body without an end', endlessBody],
  ['resets the connection', reset],
  ['sends a text for a record', json('текст')],
  ['sends null', json(null)],
  ['sends a list for a record', json([])],
  ['sends no lists and no items', json({})],
  ['sends numbers for lists and items', json({ ITEMS: 7, ITEM: 7, TAGS: 7 })],
  ['sends items without a code', json({ ITEMS: [{ NAME: 'Без кода' }], ITEM: { NAME: 'Без кода' }, TAGS: [] })],
] as const
