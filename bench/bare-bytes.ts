/** The limit of a kept page: bare Fastify sending the same answer, header for header, from memory. */
import Fastify from 'fastify'
import { request } from 'undici'

const asked = JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>
const answer = await request(process.env['SOURCE'] ?? '', { headers: asked })
const body = Buffer.from(await answer.body.arrayBuffer())
const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...headers } = answer.headers

const app = Fastify()
app.get('/*', async (_request, reply) =>
  reply
    .code(answer.statusCode)
    .headers(headers)
    .send(body.length > 0 ? body : undefined),
)
app.get('/ready', async () => 'ok')
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
