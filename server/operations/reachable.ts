import { once } from 'node:events'
import { connect } from 'node:net'
import fp from 'fastify-plugin'
import { codeOf } from '../base/error-reason.ts'

/** Addresses of external services by setting, `null` where it is not set. */
export type Others = Readonly<Record<string, string | null>>

const TIMEOUT_MS = 3000
const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443, 'smtp:': 587, 'smtps:': 465 }
const POSTGRES_PORT = 5432

/**
 * The site starts without its external services; an unreachable one is logged before a visitor notices.
 */
export const reachablePlugin = fp<{ others: Others }>(
  async (app, { others }) => {
    app.addHook('onListen', () => {
      for (const [setting, address] of Object.entries(others)) if (address !== null) void check(setting, address)
    })

    async function check(setting: string, address: string) {
      const { hostname, port, protocol } = new URL(address)
      // PostgreSQL over a Unix socket.
      if (hostname === '' || hostname.startsWith('%2F')) return
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
    await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  } finally {
    socket.destroy()
  }
}
