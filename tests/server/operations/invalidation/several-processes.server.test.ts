import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { PROJECT } from '../../../support/content/content.ts'
import { startJsonSink } from '../../../support/peers/json-sink.ts'
import { REDIS_URL, upstreamNewToRedis } from '../../../support/peers/redis.ts'
import { startTcpProxy } from '../../../support/peers/tcp-proxy.ts'
import { json } from '../../../support/peers/upstream.ts'
import { startSite, type LogLine, type TestSite } from '../../../support/site/site.ts'

const SECRET = 'only-for-this-test'
const NOWHERE = 'redis://127.0.0.1:9'

const upstream = upstreamNewToRedis()

const settings = (redisUrl: string) => ({
  API_URL: upstream().url,
  CONTENT_FRESH_S: '3600',
  REVALIDATE_SECRET: SECRET,
  REDIS_URL: redisUrl,
})
const revalidate = (site: TestSite) =>
  site.postJson('/api/revalidate/', { area: 'projects', code: 'zernoved' }, { authorization: `Bearer ${SECRET}` })
const titleOf = async (site: TestSite) =>
  /<title>([^<]*)/.exec(await (await site.get('/projects/zernoved/')).text())?.[1]
const rename = (name: string) =>
  upstream().on('/projects/zernoved/', json({ ITEM: { ...PROJECT, NAME: name }, TAGS: {} }))

const guess = (site: TestSite) => site.postJson('/api/revalidate/', {}, { authorization: 'Bearer nope' })

async function timeMs(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await task()
  return performance.now() - start
}

const isTrouble =
  (connection: string, msg = 'Redis does not answer') =>
  (line: LogLine) =>
    line['connection'] === connection && line.msg === msg

const troublesIn = ({ log }: TestSite) =>
  log.filter(({ msg }) => msg === 'Redis does not answer').map(({ connection, reason }) => [connection, reason])

describe.skipIf(REDIS_URL === '')('two processes that meet in Redis', () => {
  test('show a change both as soon as one is told of it, and tell the CDN once', async () => {
    const cdn = await startJsonSink()
    const behindCdn = { ...settings(REDIS_URL), CDN_PURGE_URL: `${cdn.url}/purge` }
    const [told, other] = await Promise.all([startSite(behindCdn), startSite(behindCdn)])
    for (const site of [told, other]) expect(await titleOf(site)).toContain('Зерновед')
    rename('Зерновар')

    // Until the other has subscribed, which nothing tells from outside, a message may pass it by.
    await expect
      .poll(async () => ((await revalidate(told)).status, await titleOf(other)), { interval: 300 })
      .toContain('Зерновар')

    expect(await titleOf(told)).toContain('Зерновар')
    for (const site of [told, other]) expect(await site.stop()).toEqual({ code: 0, signal: null })
    expect(cdn.received.map(({ headers }) => headers['surrogate-key'])).toEqual(['projects/zernoved projects/*'])
    await cdn.stop()
  })

  test('show a change both though one could not hear of it, as soon as it can again', async () => {
    const line = await startTcpProxy(new URL(REDIS_URL))
    const [told, other] = await Promise.all([startSite(settings(REDIS_URL)), startSite(settings(line.url))])
    for (const site of [told, other]) expect(await titleOf(site)).toContain('Зерновед')
    await line.cut()
    await other.logged(isTrouble('invalidation messages'))
    rename('Зерновоз')
    await revalidate(told)
    expect(await titleOf(other)).toContain('Зерновед')

    const mended = await startTcpProxy(new URL(REDIS_URL), line.port)

    await expect.poll(() => titleOf(other)).toContain('Зерновоз')
    for (const site of [told, other]) await site.stop()
    await mended.cut()
  })

  test('give up connections that have died without a word', async () => {
    const line = await startTcpProxy(new URL(REDIS_URL))
    const [told, other] = await Promise.all([startSite(settings(REDIS_URL)), startSite(settings(line.url))])
    for (const site of [told, other]) expect(await titleOf(site)).toContain('Зерновед')
    line.stallOpen()
    rename('Зерноток')
    await revalidate(told)

    await expect.poll(() => titleOf(other)).toContain('Зерноток')
    // Guesses are counted in Redis.
    await expect.poll(() => timeMs(() => guess(other)), { interval: 300 }).toBeLessThan(300)
    for (const connection of ['commands', 'invalidation messages'])
      await other.logged(isTrouble(connection, 'Redis is back'))

    for (const site of [told, other]) await site.stop()
    await line.cut()
  })

  test('say once why Redis refuses them, and nothing secret', async () => {
    const refused = Object.assign(new URL(REDIS_URL), { username: 'nobody', password: 'not-to-be-logged' })
    const site = await startSite(settings(refused.href))
    await setTimeout(2000)
    await site.stop()

    expect(troublesIn(site)).toEqual([
      ['commands', expect.stringMatching(/^WRONGPASS /)],
      ['invalidation messages', expect.stringMatching(/^WRONGPASS /)],
    ])
    expect(JSON.stringify(site.log)).not.toContain('not-to-be-logged')
  })
})

describe('while Redis is away', () => {
  test('pages and changes come as ever, and the program ends as ever', async () => {
    const site = await startSite(settings(NOWHERE))
    expect(await titleOf(site)).toContain('Зерновед')
    rename('Зернодел')
    expect((await revalidate(site)).status).toBe(200)
    expect(await titleOf(site)).toContain('Зернодел')
    expect(await site.stop()).toEqual({ code: 0, signal: null })
  })

  test('it is said once, and a message is lost only when there is one', async () => {
    const site = await startSite(settings(NOWHERE))
    await setTimeout(2000)
    await titleOf(site)
    const lost = () => site.log.filter(({ msg }) => msg === 'invalidation message lost').length
    const lostBefore = lost()
    await revalidate(site)
    await site.stop()

    expect(troublesIn(site)).toEqual([
      ['commands', 'connect ECONNREFUSED 127.0.0.1:9'],
      ['invalidation messages', 'connect ECONNREFUSED 127.0.0.1:9'],
    ])
    expect([lostBefore, lost()]).toEqual([0, 1])
  })
})
