import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/site/free-port.ts'
import { play } from './parts/drill.ts'
import { startFileVisitor } from './parts/files.ts'
import { checkKept } from './parts/kept.ts'
import { nextBuild } from './parts/next-build.ts'
import { nginxServer, postgresServer } from './parts/servers.ts'
import { startInstance } from './parts/sites.ts'
import { until } from './parts/until.ts'
import { answersText, failedOf, openPages, percentile, startVisitors } from './parts/visitors.ts'

const RESTARTS = 6

/**
 * Two instances with a folder each behind nginx, replaced in turn under load by the next build, then by the one
 * before.
 */
export async function run(): Promise<void> {
  await play(async (drill) => {
    const next = await nextBuild(drill)
    const postgres = await postgresServer(drill)
    await postgres.start()
    const ports = [await freePort(), await freePort()]
    const shared = { DATABASE_URL: postgres.url, SHUTDOWN_GRACE_S: '1' }
    const start = (at: number, root?: string) =>
      startInstance(drill, `site-${at + 1}`, { ...shared, PORT: String(ports[at]) }, root)
    const sites = [await start(0), await start(1)]
    // A deployment replaces instances that have been serving: their own first pages are no part of it.
    for (const site of sites) await openPages(site.url)
    const config = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    const nginx = await nginxServer(drill, config, ports)
    await nginx.start()
    const visitors = startVisitors(`http://127.0.0.1:${nginx.port}`, 40)
    const filesVisited = startFileVisitor(`http://127.0.0.1:${nginx.port}`)
    const codes: (number | null)[] = []
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const at = restart % sites.length
      drill.say(`instance ${at + 1} is replaced`)
      const old = sites[at]
      old?.kill('SIGTERM')
      codes.push((await old?.exited)?.code ?? null)
      const isNext = Math.floor(restart / sites.length) % 2 === 0
      const replacement = await start(at, isNext ? next : undefined)
      await until(async () => (await replacement.get('/readyz')).status === 200)
      sites[at] = replacement
      await sleep(1000)
    }
    const files = await filesVisited()
    const visits = await visitors.stop()
    const missing = `${files.missing.length} of ${files.count}`
    drill.check('files of pages that were missing', 'none', missing, files.count > 0 && files.missing.length === 0)
    drill.check('answers that failed', 'none', `${failedOf(visits)} (${answersText(visits)})`, failedOf(visits) === 0)
    const pageMs = percentile(visits.pageMs, 0.99)
    drill.check('a page, 99 of 100', '≤ 1000 ms', `${pageMs} ms`, pageMs <= 1000)
    drill.check(
      'instances that ended in order',
      String(RESTARTS),
      codes.filter((code) => code === 0).length,
      codes.every((code) => code === 0),
    )
    await checkKept(drill, { ...shared, DATA_DIR: join(drill.folder, 'site-1') }, visits.acknowledged)
  })
}
