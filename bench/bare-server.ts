/** The limit of a start: Fastify and React loaded, one page rendered, nothing else. */
import Fastify from 'fastify'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const app = Fastify()
app.get('/', async (_request, reply) =>
  reply.type('text/html').send(renderToString(createElement('h1', null, 'Верста'))),
)
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit())
