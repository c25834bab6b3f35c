import { once } from 'node:events'
import { connect } from 'node:net'
import fp from 'fastify-plugin'
import { codeOf } from '../base/error-reason.ts'

/** Addresses of others by the name of their setting, `null` where it is not given. */
export type Others = Readonly<Record<string, string | null>>

const PATIENCE_MS = 3000
const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443, 'smtp:': 587, 'smtps:': 465 }
const POSTGRES_PORT = 5432

/**
 * The site starts whoever is away, and the first visitor should not be the one to find out: whom nobody can connect to is
 * told of in the log.
 */
export const reachablePlugin = fp<{ others: Others }>(
  async (app, { others }) => {
    app.addHook('onListen', () => {
      for (const [setting, address] of Object.entries(others)) if (address !== null) void look(setting, address)
    })

    async function look(setting: string, address: string) {
      const { hostname, port, protocol } = new URL(address)
      // PostgreSQL by a socket in a folder.
      if (hostname === '') return
      try {
        await reach(hostname.replace(/^\[|\]$/g, ''), Number(port) || (PORTS[protocol] ?? POSTGRES_PORT))
      } catch (error) {
        const reason = codeOf(error) === 'ABORT_ERR' ? 'timeout' : codeOf(error)
        app.log.warn({ setting, reason }, `${setting} cannot be reached; the site starts without it`)
      }
    }
  },
  { name: 'reachable' },
)

async function reach(host: string, port: number): Promise<void> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(PATIENCE_MS) })
  } finally {
    socket.destroy()
  }
}
