import pino from 'pino'
import { readConfig } from '../config.ts'
import { environment } from '../environment.ts'
import { createOrigin } from '../origin/origin.ts'

const config = readConfig(environment())
const log = pino({ level: config.logLevel })
const origin = createOrigin(config.content.directory, log, config.previewSecret)
const address = await origin.listen({ port: config.originPort, host: config.listen.host })
log.info({ address, directory: config.content.directory }, 'content origin listening')

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void origin.close())
