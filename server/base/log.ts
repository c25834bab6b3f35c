/** What a feature writes to the log: details to search by, then what happened. Pino's and Fastify's loggers fit. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
