/** The limit of a picture from the cache: the same bytes as a file of `FOLDER`, sent by @fastify/static. */
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

const app = Fastify()
app.register(fastifyStatic, { root: process.env['FOLDER'] ?? '' })
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
