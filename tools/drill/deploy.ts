import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/site/free-port.ts'
import { play } from './parts/drill.ts'
import { checkKept } from './parts/kept.ts'
import { nginxServer } from './parts/servers.ts'
import { startInstance } from './parts/sites.ts'
import { until } from './parts/until.ts'
import { answersText, failedOf, openPages, percentile, startVisitors } from './parts/visitors.ts'

const RESTARTS = 6

/** Two instances behind nginx, restarted in turn under load, as a deployment does. */
export async function run(): Promise<void> {
  await play(async (drill) => {
    const ports = [await freePort(), await freePort()]
    const shared = { DATA_DIR: join(drill.folder, 'site'), SHUTDOWN_GRACE_S: '1' }
    const start = (port: number) => startInstance(drill, 'site', { ...shared, PORT: String(port) })
    const sites = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]
    // A deployment replaces instances that have been serving: their own first pages are no part of it.
    for (const site of sites) await openPages(site.url)
    const config = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    const nginx = await nginxServer(drill, config, ports)
    await nginx.start()
    const visitors = startVisitors(`http://127.0.0.1:${nginx.port}`, 40)
    const codes: (number | null)[] = []
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const at = restart % sites.length
      drill.say(`instance ${at + 1} is replaced`)
      const old = sites[at]
      old?.kill('SIGTERM')
      codes.push((await old?.exited)?.code ?? null)
      const next = await start(ports[at] ?? 0)
      await until(async () => (await next.get('/readyz')).status === 200)
      sites[at] = next
      await sleep(1000)
    }
    const visits = await visitors.stop()
    drill.check('answers that failed', 'none', `${failedOf(visits)} (${answersText(visits)})`, failedOf(visits) === 0)
    const pageMs = percentile(visits.pageMs, 0.99)
    drill.check('a page, 99 of 100', '≤ 1000 ms', `${pageMs} ms`, pageMs <= 1000)
    drill.check(
      'instances that ended in order',
      String(RESTARTS),
      codes.filter((code) => code === 0).length,
      codes.every((code) => code === 0),
    )
    await checkKept(drill, shared, visits.acknowledged)
  })
}
