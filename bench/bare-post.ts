/** The limit of a post: Fastify reads a form as JSON and answers, keeping nothing. */
import Fastify from 'fastify'

const app = Fastify()
app.get('/healthz', async () => ({ status: 'ok' }))
app.post('/api/mail/', async () => ({ status: 'ok', fields: [], fortuna: false }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
