import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import pino, { type Logger } from 'pino'
import { codeOf } from '../../base/error-reason.ts'
import type { Log } from '../../base/log.ts'
import { loggedPath } from '../../base/logged-path.ts'
import { ConfigError } from '../../config/settings.ts'
import type { Answered } from '../../http/server.ts'
import { lineBatch } from './line-batch.ts'

/** Lines are buffered; a fatal line and the exit of the process flush them. */
export function createLogger(level: string): Logger {
  return pino({ level, serializers: { req: shown, err: pino.stdSerializers.err } }, lineBatch())
}

/** Human-readable, by a development dependency. */
export function createPrettyLogger(level: string): Logger {
  try {
    const pretty = createRequire(import.meta.url)('pino-pretty')
    return pino({ level, serializers: { req: shown } }, pretty({ ignore: 'pid,hostname', sync: true }))
  } catch (error) {
    throw new ConfigError('LOG_FORMAT', `json where the log cannot be made pretty (${codeOf(error)})`)
  }
}

/** One line per request, on completion; shortcuts call `logAnswer` themselves. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  /** A client that disconnects is no error. */
  override streamError(...[error, request, reply]: Parameters<LogController['streamError']>): void {
    if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') super.streamError(error, request, reply)
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, log } = request
    logAnswer(log, { method, url, status: reply.statusCode, ms: reply.elapsedTime }, error)
  }
}

type Logged = Pick<Answered, 'method' | 'url' | 'status' | 'ms'> & Partial<Pick<Answered, 'reqId'>>

/** Method, path, status, time and id; no address, no header, no query, no body. */
export function logAnswer(log: Log, { reqId, method, url, status, ms }: Logged, error?: Error | null): void {
  const line = { reqId, method, path: loggedPath(url), status, ms: Math.round(ms * 10) / 10 }
  if (error) log.error({ ...line, err: error }, 'request broke off')
  else log.info(line, 'request answered')
}

const shown = ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) })

export const createRequestId = () => randomUUID()
