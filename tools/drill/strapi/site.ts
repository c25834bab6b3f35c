import { mkdir } from 'node:fs/promises'
import { freePort } from '../../../tests/support/site/free-port.ts'
import { startProgram } from './program.ts'
import { PREVIEW_SECRET, REVALIDATE_SECRET } from './secrets.ts'

export type DrilledSite = Awaited<ReturnType<typeof startSite>>

const WARNING = 40

interface LogLine {
  level: number
  msg: string
  reason?: string
}

/** A process of the built site with a data directory of its own. */
export async function startSite(directory: string, env: Record<string, string>) {
  await mkdir(directory, { recursive: true })
  const port = env['PORT'] ?? String(await freePort())
  const settings = { PORT: port, HOST: '127.0.0.1', SITE_URL: 'https://versta.example', SHUTDOWN_GRACE_S: '0' }
  const program = startProgram('server/serve', [], {
    ...settings,
    DATA_DIR: directory,
    PREVIEW_SECRET,
    REVALIDATE_SECRET,
    ...env,
  })
  await program.said('"msg":"ready"')
  const url = `http://127.0.0.1:${port}`
  const get = (path: string) => fetch(url + path, { redirect: 'manual' })

  return {
    url,
    get,
    text: async (path: string) => (await get(path)).text(),
    /** Has the process fetch an area anew; whether it could. */
    async refresh(area: string): Promise<boolean> {
      const reply = await fetch(`${url}/api/revalidate/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${REVALIDATE_SECRET}` },
        body: JSON.stringify({ area }),
      })
      const { refreshed } = (await reply.json()) as { refreshed?: boolean }
      return reply.ok && refreshed !== false
    },
    /** What it has logged as a warning or worse since the last call, without repeats and addresses. */
    complaints() {
      const lines = program.lines.splice(0).map((line) => JSON.parse(line) as LogLine)
      const worse = lines.filter(({ level }) => level >= WARNING)
      return [...new Set(worse.map(({ msg, reason = '' }) => `${msg}: ${reason.replace(/^\S*\/\S* /, '')}`))]
    },
    stop: () => program.end('SIGTERM'),
  }
}
