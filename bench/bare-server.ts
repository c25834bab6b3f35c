/** The limit of a start: bare Fastify with one route. */
import Fastify from 'fastify'

const app = Fastify()
app.get('/', async (_request, reply) => reply.type('text/html').send('<h1>Верста</h1>'))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit())
