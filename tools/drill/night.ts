import { readdir, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { messageOf } from '../../server/base/error-reason.ts'
import type { TestSite } from '../../tests/support/site/site.ts'
import { startBrowsing } from './parts/browsing.ts'
import { curvesPicture } from './parts/curve.ts'
import { play, type Drill } from './parts/drill.ts'
import { checkKept } from './parts/kept.ts'
import { bareServer } from './parts/servers.ts'
import { metric, startInstance } from './parts/sites.ts'
import { failedOf, percentile, startVisitors, type Visits } from './parts/visitors.ts'

const A_SECOND = 50
const BROWSER_EVERY_MS = 15_000
const BARE_EVERY_MS = 100
const SECRET = 'of-the-drill'
const LOOKS = 120
const COMPARED_MINUTES = 10
const TOLD = 10

interface Look {
  memory: number
  handles: number
  delay: number
  pageMs: number[]
  /** Of a server that only answers: the share of the machine and of the drill itself. */
  bareMs: number[]
}

/**
 * A night of visitors, some with browsers, with a publication a minute: its last ten minutes are as good as its first.
 * `--minutes 20`; `--picture FILE` draws it.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: 'string', default: '20' }, picture: { type: 'string' } },
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error('--minutes is a number above 0')
  const beforeMs = Math.min(60_000, minutes * 10_000)
  await play(async (drill) => {
    const site = await startInstance(drill, 'site', { REVALIDATE_SECRET: SECRET })
    const visitors = startVisitors(site.url, A_SECOND)
    const endBrowsing = await startBrowsing(drill, site.url, BROWSER_EVERY_MS)
    const bareMs = await startAskingBare(drill)
    const refused: string[] = []
    const publishing = setInterval(() => {
      publish(site).then(
        (answer) => answer.ok || refused.push(String(answer.status)),
        (error: unknown) => refused.push(messageOf(error)),
      )
    }, beforeMs)
    drill.defer(() => clearInterval(publishing))
    // What is compiled and cached first is no part of the curve.
    await sleep(beforeMs)
    const looks: Look[] = []
    while (looks.length < LOOKS) {
      looks.push(await look(site, visitors.visits, bareMs, (minutes * 60_000) / LOOKS))
      if (looks.length % (LOOKS / TOLD) > 0) continue
      const { memory, handles, ...last } = looks.at(-1) as Look
      const [page, bare] = [percentile(last.pageMs, 0.99), percentile(last.bareMs, 0.99)]
      drill.say(
        `${memory.toFixed(0)} MiB, ${handles} handles; 99 of 100: a page ≤ ${page} ms, a bare server ≤ ${bare} ms`,
      )
    }
    const browsed = await endBrowsing()
    const visits = await visitors.stop()

    const compared = Math.ceil(LOOKS * Math.min(0.5, COMPARED_MINUTES / minutes))
    const [first, last] = [looks.slice(0, compared), looks.slice(-compared)]
    const compare = (what: string, unit: string, room: number, value: (part: Look[]) => number) => {
      const [a, b] = [value(first), value(last)]
      const promised = `≤ 110 % of ${a.toFixed(0)} ${unit} or + ${room}`
      drill.check(`${what}, at the end`, promised, `${b.toFixed(0)} ${unit}`, b <= Math.max(a * 1.1, a + room))
    }
    drill.check('answers that failed', 'none', failedOf(visits), failedOf(visits) === 0)
    compare('memory', 'MiB', 20, (part) => Math.max(...part.map(({ memory }) => memory)))
    compare('handles, most often', '', 10, (part) =>
      percentile(
        part.map(({ handles }) => handles),
        0.5,
      ),
    )
    compare('a late event loop, most often', 'ms', 10, (part) =>
      percentile(
        part.map(({ delay }) => delay),
        0.5,
      ),
    )
    compare('a page, 99 of 100', 'ms', 20, (part) =>
      percentile(
        part.flatMap(({ pageMs }) => pageMs),
        0.99,
      ),
    )
    drill.check('publications not taken', 'none', refused.join('; ') || 'none', refused.length === 0)
    drill.check('visits with a browser', 'some', browsed.visits, browsed.visits > 0)
    drill.check('of these with an error', 'none', browsed.errors.join('; ') || 'none', browsed.errors.length === 0)
    await checkKept(drill, { DATA_DIR: `${drill.folder}/site` }, visits.acknowledged)
    if (values.picture) await writeFile(values.picture, pictureOf(looks, minutes))
  })
}

const publish = (site: TestSite) =>
  site.postJson('/api/revalidate/', { area: 'projects' }, { authorization: `Bearer ${SECRET}` })

async function startAskingBare(drill: Drill): Promise<number[]> {
  const server = await bareServer(drill)
  await server.start()
  const taken: number[] = []
  const ask = async () => {
    const from = performance.now()
    await fetch(`http://127.0.0.1:${server.port}/`)
    taken.push(performance.now() - from)
  }
  const asking = setInterval(() => void ask().catch(() => {}), BARE_EVERY_MS)
  drill.defer(() => clearInterval(asking))
  return taken
}

async function look(site: TestSite, visits: Visits, bareMs: readonly number[], afterMs: number): Promise<Look> {
  const from = visits.pageMs.length
  const fromBare = bareMs.length
  await sleep(afterMs)
  // Nobody reads it: over hours it would fill the memory of the drill, whose pauses would pass for the site's.
  site.log.length = 0
  return {
    memory: (await metric(site, 'versta_memory_bytes\\{kind="resident"\\}')) / 2 ** 20,
    delay: (await metric(site, 'versta_event_loop_delay_seconds\\{quantile="0.99"\\}')) * 1000,
    handles: (await readdir(`/proc/${site.processId}/fd`)).length,
    pageMs: visits.pageMs.slice(from),
    bareMs: bareMs.slice(fromBare),
  }
}

const pictureOf = (looks: readonly Look[], minutes: number) =>
  curvesPicture(`${A_SECOND} visitors a second, a publication a minute`, minutes, [
    { title: 'memory', unit: 'MiB', values: looks.map(({ memory }) => memory) },
    { title: 'open handles', unit: 'files and sockets', values: looks.map(({ handles }) => handles) },
    { title: 'the event loop, 99 of 100 turns', unit: 'ms', values: looks.map(({ delay }) => delay) },
    { title: 'a page, 99 of 100', unit: 'ms', values: looks.map(({ pageMs }) => percentile(pageMs, 0.99)) },
    { title: 'a bare server, 99 of 100', unit: 'ms', values: looks.map(({ bareMs }) => percentile(bareMs, 0.99)) },
  ])
