import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LEAD } from '../tests/support/leads/lead.ts'
import { leadsCommand } from '../tests/support/leads/leads-command.ts'
import { freePort } from '../tests/support/site/free-port.ts'
import { requireNginx, startNginx } from './nginx.ts'
import { startProgram, type Program } from './program.ts'
import { temporaryFolder } from './temporary-folder.ts'

const RESTARTS = 20
const VISITORS_A_SECOND = 50
const GRACE_S = 1
const BETWEEN_RESTARTS_MS = 500
const PAGES = ['/', '/projects/zernoved/', '/services/', '/blog/', '/contacts/']

/** Every fourth visitor submits a lead. */
const isPost = (visitor: number) => visitor % 4 === 0

/**
 * Two instances of the site behind nginx, restarted in turn under load: each visitor must get a response, and each lead
 * be stored once. nginx is configured as in docs/recipes/going-to-production.md.
 */
requireNginx()
const folder = temporaryFolder('rolling')
const env = { DATA_DIR: join(folder, 'data'), SHUTDOWN_GRACE_S: String(GRACE_S), TRUSTED_PROXIES: '127.0.0.1' }
const ports = [await freePort(), await freePort()]
const start = (port: number) => startProgram('dist/program/main.js', '/readyz', { ...env, PORT: String(port) })
const sites: Program[] = []
for (const port of ports) sites.push(await start(port))
const balancer = await startNginx(folder, balancerOf)

const answers = new Map<string, number>()
const posted: string[] = []
const acknowledged: string[] = []
const life = new AbortController()
const visits = visitEvenly()
const startedAt = performance.now()
for (let restart = 0; restart < RESTARTS; restart += 1) {
  const at = restart % ports.length
  await sleep(BETWEEN_RESTARTS_MS)
  await sites[at]?.stop('SIGTERM')
  sites[at] = await start(ports[at] ?? 0)
}
life.abort()
await visits
const seconds = (performance.now() - startedAt) / 1000
await balancer.stop()
for (const site of sites) await site.stop('SIGTERM')

const { json } = await leadsCommand({ DATA_DIR: env.DATA_DIR }, 'list', '--json')
const kept = Map.groupBy(json as { name: string }[], ({ name }) => name)
const lost = acknowledged.filter((name) => !kept.has(name))
const doubled = posted.filter((name) => (kept.get(name)?.length ?? 0) > 1)
const refused = [...answers].filter(([status]) => !/^[23]\d\d$/.test(status))
console.log(`${RESTARTS} restarts in ${seconds.toFixed(0)} s, ${VISITORS_A_SECOND} visitors a second`)
console.log(`answers: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}`)
console.log(
  `leads: ${posted.length} posted, ${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
)
process.exitCode = refused.length + lost.length + doubled.length === 0 && acknowledged.length === posted.length ? 0 : 1

async function visitEvenly(): Promise<void> {
  const pendingVisits: Promise<void>[] = []
  for (const from = performance.now(); !life.signal.aborted; await sleep(5)) {
    const due = Math.floor(((performance.now() - from) * VISITORS_A_SECOND) / 1000)
    while (pendingVisits.length < due) pendingVisits.push(visit(pendingVisits.length))
  }
  await Promise.all(pendingVisits)
}

async function visit(visitor: number): Promise<void> {
  const status = await (isPost(visitor) ? post(`Гость ${visitor}`, visitor) : get(visitor)).catch(reasonOf)
  answers.set(status, (answers.get(status) ?? 0) + 1)
}

async function get(visitor: number): Promise<string> {
  const response = await fetch(`${balancer.url}${PAGES[visitor % PAGES.length]}`)
  await response.arrayBuffer()
  return String(response.status)
}

async function post(name: string, visitor: number): Promise<string> {
  posted.push(name)
  const response = await fetch(`${balancer.url}/api/mail/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `rolling-${visitor}`,
      // A new address for every few visitors, because of the rate limit.
      'x-forwarded-for': `10.0.${(visitor >> 6) & 255}.${(visitor >> 3) & 7}`,
    },
    body: JSON.stringify({ ...LEAD, name }),
  })
  await response.arrayBuffer()
  if (response.status === 200) acknowledged.push(name)
  return String(response.status)
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
}

function balancerOf(port: number): string {
  return `
    upstream versta {
      ${ports.map((to) => `server 127.0.0.1:${to} max_fails=0;`).join(' ')}
      keepalive 16;
    }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://versta;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_connect_timeout 1s;
        proxy_next_upstream error timeout non_idempotent;
      }
    }`
}
