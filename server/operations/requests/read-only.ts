import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyReply {
    /** For resources that can only be read. */
    refuseMethod(): FastifyReply
  }
}

const WRITING_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Pages answer for themselves, since not every address has one; the API documents its own methods. */
const OTHERS = /^\/(?:\*|(?:api|builds|healthz|readyz|metrics)\b)/

/** Files and feeds refuse to be written to. */
export const readOnlyPlugin = fp(
  async (app) => {
    app.decorateReply('refuseMethod', function refuseMethod(this: FastifyReply) {
      return this.code(405)
        .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Method not allowed\n')
    })

    // Before the body is read.
    const refuse = async (_request: FastifyRequest, reply: FastifyReply) => reply.refuseMethod()
    app.addHook('onRoute', function refuseWriting({ method, url, routePath }) {
      if (![method].flat().includes('GET') || OTHERS.test(url)) return
      this.route({ method: WRITING_METHODS, url: routePath, onRequest: refuse, handler: refuse })
    })
  },
  { name: 'read-only' },
)
