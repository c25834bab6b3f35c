import type { FastifyInstance } from 'fastify'
import { codeOf } from '../base/error-reason.ts'
import { ConfigError } from '../settings.ts'

interface Place {
  host: string
  port: number
  /** The setting the port comes from. */
  portSetting?: string
}

/** Listens, or says which setting keeps us from it. */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  const { host, port } = place
  try {
    return await app.listen({ host, port })
  } catch (error) {
    throw wrongPlace(codeOf(error), place) ?? error
  }
}

function wrongPlace(code: string, { host, port, portSetting = 'PORT' }: Place): ConfigError | null {
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
