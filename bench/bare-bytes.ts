/**
 * The limits of a cached page: bare Fastify sending the same bytes from memory as fast as it can, without its reply.
 * `LINES` chooses the headers: all of ours, or the minimum.
 */
import Fastify from 'fastify'
import { request } from 'undici'

const asked = JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>
const { statusCode, headers, body } = await request(process.env['SOURCE'] ?? '', { headers: asked })
const bytes = Buffer.from(await body.arrayBuffer())
const OF_NODE = /^(?:connection|keep-alive|date)$/
const FEWEST = statusCode === 304 ? /^etag$/ : /^content-(?:type|length|encoding)$/
const lines = Object.entries(headers)
  .filter(([name]) => !OF_NODE.test(name) && (process.env['LINES'] === 'same' || FEWEST.test(name)))
  .flatMap(([name, value]) => [name, String(value)])

const app = Fastify()
app.get('/*', (_request, reply) => {
  const response = reply.hijack().raw.writeHead(statusCode, lines)
  if (bytes.length > 0) response.end(bytes)
  else response.end()
})
app.get('/ready', async () => 'ok')
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
