import { setTimeout as sleep } from 'node:timers/promises'
import { startSmtp } from '../../tests/support/peers/smtp.ts'
import { play } from './parts/drill.ts'
import { checkKept, checkMailed } from './parts/kept.ts'
import { postgresServer } from './parts/servers.ts'
import { metric, startInstance } from './parts/sites.ts'
import { until } from './parts/until.ts'
import { answersText, failedOf, percentile, startVisitors } from './parts/visitors.ts'

const A_SECOND = 40
const PHASE_MS = 8000

/** PostgreSQL is killed under load and comes back: leads are taken on the machine, moved over, delivered once. */
export async function run(): Promise<void> {
  await play(async (drill) => {
    const postgres = await postgresServer(drill)
    await postgres.start()
    const smtp = await startSmtp()
    drill.defer(() => smtp.stop())
    const env = { DATABASE_URL: postgres.url }
    const site = await startInstance(drill, 'site', { ...env, ...smtp.env })
    drill.say(`${A_SECOND} visitors a second, every fourth sends a form`)
    const visitors = startVisitors(site.url, A_SECOND)
    await sleep(PHASE_MS)

    drill.say('PostgreSQL is killed')
    await postgres.kill()
    await sleep(PHASE_MS)
    const waiting = await metric(site, 'versta_leads_waiting')
    drill.say(`${waiting} leads wait on the machine; PostgreSQL starts again`)
    await postgres.start()
    const backMs = await until(async () => (await metric(site, 'versta_leads_waiting')) === 0)
    await sleep(PHASE_MS)

    const visits = await visitors.stop()
    drill.check('answers that failed', 'none', `${failedOf(visits)} (${answersText(visits)})`, failedOf(visits) === 0)
    drill.check('leads kept on the machine meanwhile', 'some', waiting, waiting > 0)
    drill.check('moved over after', '≤ 10 s', `${(backMs / 1000).toFixed(1)} s`, backMs < 10_000)
    drill.check(
      'a form, 99 of 100',
      '≤ 1000 ms',
      `${percentile(visits.leadMs, 0.99)} ms`,
      percentile(visits.leadMs, 0.99) <= 1000,
    )
    await until(async () => (await metric(site, 'versta_leads_waiting')) === 0)
    await checkKept(drill, env, visits.acknowledged)
    await checkMailed(drill, smtp, visits.acknowledged, 'staff@versta.example')
    site.kill('SIGTERM')
    await site.exited
  })
}
