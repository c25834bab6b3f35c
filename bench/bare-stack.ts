/** The limit of memory: Fastify with React, Vike and the built pages loaded, sending one page from memory. */
import '../dist/server/entry.mjs'
import Fastify from 'fastify'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import 'vike/server'

const page = Buffer.from(renderToString(createElement('h1', null, 'Верста')).repeat(1000))
const app = Fastify()
app.get('/', async (_request, reply) => reply.type('text/html').send(page))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
