import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { play } from './parts/drill.ts'
import { checkKept } from './parts/kept.ts'
import { metric, startInstance } from './parts/sites.ts'
import { failedOf, percentile, startVisitors } from './parts/visitors.ts'

const A_SECOND = 50
const SECRET = 'of-the-drill'
const PARTS = 6

/** A night of visitors with a publication a minute: the end is as good as the beginning. `--minutes 20`. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '20' } } })
  const partMs = (Number(values.minutes) * 60_000) / PARTS
  if (!(partMs > 0)) throw new Error('--minutes is a number above 0')
  await play(async (drill) => {
    const site = await startInstance(drill, 'site', { REVALIDATE_SECRET: SECRET })
    const visitors = startVisitors(site.url, A_SECOND)
    const publishing = setInterval(
      () => void site.postJson('/api/revalidate/', { area: 'projects' }, { authorization: `Bearer ${SECRET}` }),
      Math.min(60_000, partMs),
    )
    drill.defer(() => clearInterval(publishing))
    // What is compiled and cached first is no part of the curve.
    await sleep(Math.min(60_000, partMs))
    const parts: { memory: number; p99: number; delay: number }[] = []
    for (let part = 0; part < PARTS; part += 1) {
      const from = visitors.visits.pageMs.length
      await sleep(partMs)
      const seen = {
        memory: (await metric(site, 'versta_memory_bytes\\{kind="resident"\\}')) / 2 ** 20,
        delay: (await metric(site, 'versta_event_loop_delay_seconds\\{quantile="0.99"\\}')) * 1000,
        p99: percentile(visitors.visits.pageMs.slice(from), 0.99),
      }
      parts.push(seen)
      drill.say(`${seen.memory.toFixed(0)} MiB, a page ≤ ${seen.p99} ms for 99 of 100`)
    }
    const visits = await visitors.stop()
    const middle = (value: (part: (typeof parts)[number]) => number, of: typeof parts) => Math.max(...of.map(value))
    const [first, last] = [parts.slice(0, PARTS / 2), parts.slice(PARTS / 2)]
    const compare = (what: string, unit: string, room: number, value: (part: (typeof parts)[number]) => number) => {
      const [a, b] = [middle(value, first), middle(value, last)]
      drill.check(
        `${what}, second half`,
        `≤ 110 % of ${a.toFixed(0)} ${unit} or + ${room}`,
        `${b.toFixed(0)} ${unit}`,
        b <= Math.max(a * 1.1, a + room),
      )
    }
    drill.check('answers that failed', 'none', failedOf(visits), failedOf(visits) === 0)
    compare('memory', 'MiB', 20, ({ memory }) => memory)
    compare('a page, 99 of 100', 'ms', 20, ({ p99 }) => p99)
    await checkKept(drill, { DATA_DIR: `${drill.folder}/site` }, visits.acknowledged)
  })
}
