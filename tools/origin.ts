import pino from 'pino'
import { WrongStart } from '../server/base/errors.ts'
import { readConfig } from '../server/config/config.ts'
import { environment } from '../server/config/environment.ts'
import { listen } from '../server/operations/process/listen.ts'
import { createOrigin } from '../server/origin/origin.ts'

const log = pino()
try {
  const config = readConfig(environment())
  log.level = config.logLevel
  const origin = createOrigin(config.content.directory, log, config.previewSecret)
  const { host } = config.listen
  const address = await listen(origin, { host, port: config.originPort, portSetting: 'ORIGIN_PORT' })
  log.info({ address, directory: config.content.directory }, 'content origin listening')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void origin.close())
} catch (error) {
  if (!(error instanceof WrongStart)) throw error
  log.fatal(error.message)
  process.exitCode = 1
}
