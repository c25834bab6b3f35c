import type { FastifyInstance } from 'fastify'
import { codeOf } from '../../base/error-reason.ts'
import { ConfigError } from '../../config/settings.ts'

interface ListenAddress {
  host: string
  port: number
  /** The setting the port comes from. */
  portSetting?: string
}

/** Listens. Throws a `ConfigError` naming the setting at fault. */
export async function listen(app: FastifyInstance, address: ListenAddress): Promise<string> {
  const { host, port } = address
  try {
    return await app.listen({ host, port })
  } catch (error) {
    throw addressError(codeOf(error), address) ?? error
  }
}

function addressError(code: string, { host, port, portSetting = 'PORT' }: ListenAddress): ConfigError | null {
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError(portSetting, 'one that no other program listens on', String(port))
    case 'EACCES':
      return new ConfigError(portSetting, 'one this program may listen on', String(port))
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return new ConfigError('HOST', 'an address of this machine', host)
    default:
      return null
  }
}
