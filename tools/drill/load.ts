import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { play } from './parts/drill.ts'
import { flood } from './parts/flood.ts'
import { checkKept } from './parts/kept.ts'
import { largeApi } from './parts/large-api.ts'
import { metric, startInstance } from './parts/sites.ts'
import { answersText, failedOf, percentile, startVisitors } from './parts/visitors.ts'

const MEASURED_S = 8
const TIMES = 10
const VISITORS_A_SECOND = 20
const PROJECTS = 5000

/**
 * Ten times as much as the site can carry: forms and known pages are answered, the rest is told
 * to come back. `--seconds 60`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '60' } } })
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) throw new Error('--seconds is a number above 0')
  await play(async (drill) => {
    const { url: apiUrl, codes } = await largeApi(drill, PROJECTS)
    const site = await startInstance(drill, 'site', { API_URL: apiUrl })
    const order = { url: site.url, codes }
    // What is compiled first is no part of the capacity.
    await flood({ ...order, seconds: 3, aSecond: null, clients: 8 })
    const measured = await flood({ ...order, seconds: MEASURED_S, aSecond: null, clients: 8 })
    const capacity = Math.round(((measured.answers['200'] ?? 0) + (measured.answers['404'] ?? 0)) / MEASURED_S)
    drill.say(`it carries ${capacity} new pages and pictures a second`)

    const visitors = startVisitors(site.url, VISITORS_A_SECOND)
    await sleep(2000)
    drill.say(`${TIMES * capacity} a second for ${seconds} s`)
    const { answers, rude, refusedMs } = await flood({
      ...order,
      seconds,
      aSecond: TIMES * capacity,
      clients: 256,
    })
    drill.say(
      `of these ${Object.entries(answers)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
    )
    const visits = await visitors.stop()
    await sleep(5000)
    const from = performance.now()
    const { status } = await site.get(`/projects/${codes.at(-1)}/?popup=text`)
    const afterMs = Math.round(performance.now() - from)

    const [pageMs, leadMs] = [percentile(visits.pageMs, 0.99), percentile(visits.leadMs, 0.99)]
    drill.check('a form, 99 of 100', '≤ 1000 ms', `${leadMs} ms`, leadMs <= 1000)
    drill.check('a known page, 99 of 100', '≤ 1000 ms', `${pageMs} ms`, pageMs <= 1000)
    drill.check('of both failed', 'none', `${failedOf(visits)} (${answersText(visits)})`, failedOf(visits) === 0)
    const refusals = answers['503'] ?? 0
    drill.check('the rest refused', 'some', refusals, refusals > 0)
    drill.check(
      'of these after',
      '≤ 1000 ms for 99 of 100',
      `${percentile(refusedMs, 0.99)} ms`,
      percentile(refusedMs, 0.99) <= 1000,
    )
    drill.check('of these without a time to come back', 'none', rude, rude === 0)
    const others = Object.keys(answers).filter((answer) => !['200', '404', '503', 'given up'].includes(answer))
    drill.check('answered in another way', 'none', others.join() || 'none', others.length === 0)
    drill.check('a new page 5 s later', '200 ≤ 1000 ms', `${status} ${afterMs} ms`, status === 200 && afterMs <= 1000)
    const inHand = await metric(site, 'versta_work_in_hand\\{what="page"\\}')
    drill.check('renders in hand then', 'none', inHand, inHand === 0)
    const told = site.log.filter(({ msg }) => msg?.startsWith('overloaded: refusing')).length
    drill.check('lines of it in the log', '≤ 1 a minute', told, told > 0 && told <= Math.ceil(seconds / 60) + 1)
    await checkKept(drill, { DATA_DIR: `${drill.folder}/site` }, visits.acknowledged)
  })
}
