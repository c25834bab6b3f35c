import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { Answer } from './answer.ts'
import type { HeaderLines } from './page-headers.ts'

declare module 'fastify' {
  interface FastifyReply {
    sendAnswer(answer: Answer): FastifyReply | Promise<FastifyReply>
    addLines(lines: HeaderLines): FastifyReply
  }
}

/** Lets replies send an `Answer`, which knows nothing of Fastify. */
export const answersPlugin = fp(
  async (app) => {
    app.decorateReply('addLines', function addLines(this: FastifyReply, lines) {
      for (let at = 0; at < lines.length; at += 2) this.header(lines[at] ?? '', lines[at + 1])
      return this
    })
    app.decorateReply('sendAnswer', function sendAnswer(this: FastifyReply, { kind, status, headers, caching, body }) {
      this.code(status).addLines(headers).addLines(caching)
      this.answerKind = kind
      return body instanceof Promise ? body.then((bytes) => this.send(bytes)) : this.send(body)
    })
  },
  { name: 'answers' },
)
