import { setTimeout as sleep } from 'node:timers/promises'
import { FAILURES, startUpstream } from '../../tests/support/upstream.ts'
import { play } from './parts/drill.ts'
import { startInstance } from './parts/sites.ts'

const KNOWN = ['/', '/projects/', '/services/', '/blog/', '/contacts/']
const EACH_MS = 2500

/** The content API fails in every way there is, and a restart comes in the middle: what was known is shown throughout. */
export async function run(): Promise<void> {
  await play(async (drill) => {
    const upstream = await startUpstream()
    drill.defer(() => upstream.stop())
    const env = { API_URL: upstream.url, CONTENT_FRESH_S: '1', UPSTREAM_TIMEOUT_MS: '1000' }
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
    drill.say('a restart while it is down')
    site.kill('SIGTERM')
    await site.exited
    site = await startInstance(drill, 'site', env)
    const after = await lookAll()
    drill.check('known pages lost after a restart', 'none', after.bad, after.bad === 0)
    upstream.recover()
    await sleep(5000)
    const { status } = await site.get('/readyz')
    drill.check('ready when the API is back', '200', status, status === 200)
  })
}
