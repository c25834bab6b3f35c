import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FAILURES, startUpstream } from '../../tests/support/peers/upstream.ts'
import { play } from './parts/drill.ts'
import { startInstance } from './parts/sites.ts'
import { until } from './parts/until.ts'

const KNOWN = ['/', '/projects/', '/services/', '/blog/', '/contacts/']
const EACH_MS = 2500
const DAY_MS = 24 * 3_600_000
/** The site's clock goes on by a day with each SIGUSR2. */
const CLOCK = {
  NODE_OPTIONS: `--require "${join(import.meta.dirname, '../../tests/support/site/moved-clock.cjs')}"`,
  CLOCK_STEP_MS: String(DAY_MS),
}

/**
 * The content API fails in every way there is, then for a day, and a restart comes on top: what
 * was known is shown throughout.
 */
export async function run(): Promise<void> {
  await play(async (drill) => {
    const upstream = await startUpstream()
    drill.defer(() => upstream.stop())
    const env = { API_URL: upstream.url, CONTENT_FRESH_S: '1', UPSTREAM_TIMEOUT_MS: '1000', ...CLOCK }
    let site = await startInstance(drill, 'site', env)
    const lookAll = async () => {
      const from = performance.now()
      const statuses = await Promise.all(KNOWN.map(async (path) => (await site.get(path)).status))
      return { bad: statuses.filter((status) => status !== 200).length, ms: Math.round(performance.now() - from) }
    }
    await lookAll()
    await sleep(3000)
    for (const [failure, answer] of FAILURES) {
      upstream.onAll(answer)
      drill.say(`the API ${failure}`)
      let bad = 0
      let worst = 0
      for (const from = performance.now(); performance.now() - from < EACH_MS; await sleep(200)) {
        const seen = await lookAll()
        bad += seen.bad
        worst = Math.max(worst, seen.ms)
      }
      drill.check(
        `the API ${failure}: known pages lost`,
        'none, ≤ 1000 ms',
        `${bad}, ${worst} ms`,
        bad === 0 && worst <= 1000,
      )
    }
    drill.say('a day goes by while it is down')
    site.kill('SIGUSR2')
    await site.logged(({ msg }) => msg === 'clock moved')
    const dayAfter = await lookAll()
    drill.check('known pages lost after a day', 'none', dayAfter.bad, dayAfter.bad === 0)
    drill.say('a restart, then')
    site.kill('SIGTERM')
    await site.exited
    site = await startInstance(drill, 'site', { ...env, CLOCK_AHEAD_MS: String(DAY_MS) })
    const after = await lookAll()
    drill.check('known pages lost after a restart', 'none', after.bad, after.bad === 0)
    upstream.recover()
    const readyMs = await until(async () => (await site.get('/readyz')).status === 200)
    drill.check('ready when the API is back', '≤ 10 s', `${(readyMs / 1000).toFixed(1)} s`, readyMs <= 10_000)
  })
}
