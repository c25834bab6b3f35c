import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, REQUEST_LIMIT_MS } from './app.ts'
import { WrongStart } from './base/errors.ts'
import { readConfig } from './config/config.ts'
import { environment } from './config/environment.ts'
import { settingWarnings } from './config/setting-warnings.ts'
import { ConfigError } from './config/settings.ts'
import { listen } from './operations/process/listen.ts'
import { retainNextTickShape } from './operations/process/next-tick-shape.ts'
import { shareLookups } from './operations/shared-lookups.ts'
import { createLogger, createPrettyLogger } from './operations/telemetry/logging.ts'

/** For what ends after the last answer: mails under way, the database. */
const CLOSING_LIMIT_MS = 10_000
const OLDEST_NODE = 24

let log = createLogger('info')
retainNextTickShape()
shareLookups()

// Node itself would print them between the lines of JSON.
process.removeAllListeners('warning')
process.on('warning', ({ name, message }) => log.warn({ reason: `${name}: ${message}` }, 'warning of Node'))

// Registered before Vike is loaded: Vike's own handlers only log, and a process in an unknown state must end.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => {
    log.fatal({ err: error }, event)
    process.exit(1)
  })

try {
  if (Number.parseInt(process.versions.node) < OLDEST_NODE)
    throw new WrongStart(`Node ${OLDEST_NODE} is needed, this is ${process.version}: start with npm run serve`)
  const env = environment()
  const config = readConfig(env)
  log.level = config.logLevel
  if (config.logFormat === 'pretty') log = createPrettyLogger(config.logLevel)
  for (const { setting, text } of settingWarnings(env)) log.warn({ setting }, text)
  const app = await buildApp(config, log, resolve('dist'))
  await listen(app, config.listen)
  stopOnSignal(app, config.shutdownGraceMs)
  log.info({ address: config.site.url, mode: config.mode }, 'ready')
} catch (error) {
  if (error instanceof ConfigError) log.fatal({ setting: error.setting }, error.message)
  else if (error instanceof WrongStart) log.fatal(error.message)
  else log.fatal({ err: error }, 'could not start')
  // Anything already started, such as the embedded origin, would keep the process alive.
  process.exit(1)
}

/** Further signals change nothing. */
function stopOnSignal(app: FastifyInstance, graceMs: number): void {
  let isStopping = false
  for (const event of ['SIGINT', 'SIGTERM'] as const)
    process.on(event, (signal) => {
      if (isStopping) return
      isStopping = true
      log.info({ signal }, 'closing')
      setTimeout(() => process.exit(1), graceMs + REQUEST_LIMIT_MS + CLOSING_LIMIT_MS).unref()
      void app.drain(graceMs).then(() => process.exit(0))
    })
}
