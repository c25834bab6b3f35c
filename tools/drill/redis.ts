import { setTimeout as sleep } from 'node:timers/promises'
import { startUpstream } from '../../tests/support/peers/upstream.ts'
import { play } from './parts/drill.ts'
import { checkKept } from './parts/kept.ts'
import { redisServer } from './parts/servers.ts'
import { startInstance } from './parts/sites.ts'
import { until } from './parts/until.ts'
import { answersText, failedOf, startVisitors } from './parts/visitors.ts'

const SECRET = 'of-the-drill'
const PATH = '/projects/zernoved/'

/**
 * Redis is killed under load and comes back: no visitor notices, and an invalidation reaches the other machine again.
 */
export async function run(): Promise<void> {
  await play(async (drill) => {
    const redis = await redisServer(drill)
    await redis.start()
    const upstream = await startUpstream()
    drill.defer(() => upstream.stop())
    const env = {
      API_URL: upstream.url,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      REVALIDATE_SECRET: SECRET,
      CONTENT_FRESH_S: '3600',
    }
    const [first, second] = [await startInstance(drill, 'first', env), await startInstance(drill, 'second', env)]
    const reached = async () => {
      await first.get(PATH)
      await second.get(PATH)
      const before = upstream.requestsTo(PATH)
      const { status } = await first.postJson(
        '/api/revalidate/',
        { area: 'projects' },
        { authorization: `Bearer ${SECRET}` },
      )
      await until(() => upstream.requestsTo(PATH) > before, 10_000).catch(() => null)
      return status
    }
    const visitors = startVisitors(first.url, 40)
    await sleep(3000)
    drill.say('Redis is killed')
    await redis.kill()
    await sleep(6000)
    const alone = await reached()
    drill.check('an invalidation without it', '200', alone, alone === 200)
    drill.say('Redis starts again')
    await redis.start()
    await second.logged(({ msg }) => msg === 'all content invalidated: invalidation messages may have been missed')
    drill.check('content asked for again by the other machine', 'yes', 'yes', true)
    await first.logged(({ msg }) => msg === 'Redis is back')
    const heard = second.log.length
    await first.postJson('/api/revalidate/', { area: 'projects' }, { authorization: `Bearer ${SECRET}` })
    await until(() => second.log.slice(heard).some(({ msg }) => msg === 'content revalidated elsewhere'), 20_000)
    drill.check('an invalidation reaches the other machine', 'yes', 'yes', true)
    const visits = await visitors.stop()
    drill.check(
      'answers that failed',
      'none but unknown pages',
      answersText(visits),
      failedOf(visits) === (visits.answers.get('page 404') ?? 0),
    )
    await checkKept(drill, { DATA_DIR: `${drill.folder}/first` }, visits.acknowledged)
  })
}
