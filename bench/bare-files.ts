/** The limit of a cached picture: bare Fastify reads the file and sends it with the minimum of headers. */
import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'

const file = process.env['FILE'] ?? ''

const app = Fastify()
app.get('/', async (_request, reply) => {
  const bytes = await readFile(file)
  reply
    .hijack()
    .raw.writeHead(200, ['content-type', 'image/webp', 'content-length', String(bytes.length)])
    .end(bytes)
})
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
