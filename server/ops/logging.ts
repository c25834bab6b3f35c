import { randomUUID } from 'node:crypto'
import pino, { type Logger } from 'pino'

/** Requests are logged by method, path and id: no address, no header, no query, no body. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
      err: pino.stdSerializers.err,
    },
  })
}

export const createRequestId = () => randomUUID()
