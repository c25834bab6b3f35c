import { randomUUID } from 'node:crypto'
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import pino, { type Logger } from 'pino'

/** Lines are written beside the work, many at once under load; a fatal one and the end of the process wait for them. */
export function createLogger(level: string): Logger {
  return pino({ level, serializers: { req: shown, err: pino.stdSerializers.err } }, pino.destination({ sync: false }))
}

/** One line a request, when it is answered: its method, path, status and id; no address, no header, no query, no body. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { ...shown(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }
    if (error) request.log.error({ ...line, err: error }, 'request broke off')
    else request.log.info(line, 'request answered')
  }
}

const shown = ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] })

export const createRequestId = () => randomUUID()
