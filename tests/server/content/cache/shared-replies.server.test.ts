import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PROJECT } from '../../../support/content/content.ts'
import { REDIS_URL, upstreamNewToRedis, withRedis } from '../../../support/peers/redis.ts'
import { startTcpProxy } from '../../../support/peers/tcp-proxy.ts'
import { json, status } from '../../../support/peers/upstream.ts'
import { moveClock, movedClock } from '../../../support/site/moved-clock.ts'
import { startSite, type TestSite } from '../../../support/site/site.ts'

const HOUR_S = '3600'
const STEP_MS = 10 * 60_000

const upstream = upstreamNewToRedis()

const settings = (env: Record<string, string> = {}) => ({ API_URL: upstream().url, REDIS_URL, ...env })

async function pageOf(site: TestSite, path = '/projects/zernoved/') {
  const reply = await site.get(path)
  return { status: reply.status, html: await reply.text() }
}

describe.skipIf(REDIS_URL === '')('processes that meet in Redis', () => {
  test('ask the upstream once for what all of them show', async () => {
    const first = await startSite(settings({ CONTENT_FRESH_S: HOUR_S }))
    expect((await pageOf(first)).html).toContain('Зерновед')
    const second = await startSite(settings({ CONTENT_FRESH_S: HOUR_S }))
    expect((await pageOf(second)).html).toContain('Зерновед')
    expect(upstream().requestsTo('/projects/zernoved/')).toBe(1)
    await Promise.all([first.stop(), second.stop()])
  })

  test('show what one of them knew to who comes to another while the upstream is down', async () => {
    const first = await startSite(settings({ CONTENT_FRESH_S: '1' }))
    expect((await pageOf(first)).status).toBe(200)
    await first.stop()
    upstream().onAll(status(500))

    const second = await startSite(settings({ CONTENT_FRESH_S: '1' }))
    const { status: answered, html } = await pageOf(second)

    expect(answered).toBe(200)
    expect(html).toContain('Зерновед')
    await second.stop()
  })

  test('do not hold what one of them was told is outdated against the upstream', async () => {
    const secret = { CONTENT_FRESH_S: HOUR_S, REVALIDATE_SECRET: 'only-for-this-test' }
    const site = await startSite(settings(secret))
    await pageOf(site)
    upstream().on('/projects/zernoved/', json({ ITEM: { ...PROJECT, NAME: 'Зернодел' }, TAGS: {} }))
    await site.postJson('/api/revalidate/', { area: 'projects' }, { authorization: 'Bearer only-for-this-test' })
    expect((await pageOf(site)).html).toContain('Зернодел')
    await site.stop()
  })

  test('begin and end what has a period at its minute, each by its own clock, of the one copy they share', async () => {
    const minute = new Date(Date.now() + STEP_MS).toISOString()
    const items = [
      PROJECT,
      { ...PROJECT, CODE: 'zavtra', NAME: 'Завтрашний', ACTIVE_FROM: minute },
      { ...PROJECT, CODE: 'vchera', NAME: 'Вчерашний', ACTIVE_TO: minute },
    ]
    upstream().on('/projects/', json({ ITEMS: items, TAGS: {} }))
    const start = () => startSite(settings({ CONTENT_FRESH_S: HOUR_S, ...movedClock(STEP_MS) }))
    const [first, second] = [await start(), await start()]
    const namesAt = async (site: TestSite) =>
      (await pageOf(site, '/projects/')).html.match(/(?:Завтрашний|Вчерашний)(?=<)/g)?.[0]

    expect([await namesAt(first), await namesAt(second)]).toEqual(['Вчерашний', 'Вчерашний'])
    await moveClock(first)
    expect([await namesAt(first), await namesAt(second)]).toEqual(['Завтрашний', 'Вчерашний'])
    await moveClock(second)
    expect([await namesAt(first), await namesAt(second)]).toEqual(['Завтрашний', 'Завтрашний'])
    expect(upstream().requestsTo('/projects/')).toBe(1)
    await Promise.all([first.stop(), second.stop()])
  })

  describe('do not take for a copy what is none', () => {
    const old = gzipSync(JSON.stringify({ ITEM: { ...PROJECT, NAME: 'Зерноклад' }, TAGS: {} }))
    const facts = { validators: {}, version: 'abc', checkedAtMs: Date.now() }

    test.each([
      ['of nobody knows when', '2:', { validators: {}, version: 'abc' }],
      ['of a time that is no number', '2:', { ...facts, checkedAtMs: 'now' }],
      ['of another layout', '2:', { ...facts, color: 'red' }],
      ['that is no object', '2:', 'abc'],
      ['of a program before', '', facts],
    ])('%s', async (_what, format, spoilt) => {
      const key = `versta-copy:${format}${upstream().url}/projects/zernoved/`
      await withRedis((redis) => redis.hset(key, { facts: JSON.stringify(spoilt), packed: old }))
      const site = await startSite(settings({ CONTENT_FRESH_S: HOUR_S }))
      const { html } = await pageOf(site)
      await site.stop()

      expect(html).toContain('Зерновед')
      expect(upstream().requestsTo('/projects/zernoved/')).toBe(1)
    })
  })

  test('leave Redis alone for no key that is broken, and mend it', async () => {
    const key = (path: string) => `versta-copy:2:${upstream().url}${path}`
    await withRedis(async (redis) => {
      await redis.hset(key('/projects/zernoved/'), { facts: '{"version":' })
      await redis.set(key('/projects/'), 'not even a hash')
    })
    const first = await startSite(settings({ CONTENT_FRESH_S: HOUR_S }))
    for (const path of ['/projects/zernoved/', '/projects/']) await pageOf(first, path)
    await first.stop()
    const second = await startSite(settings({ CONTENT_FRESH_S: HOUR_S }))
    for (const path of ['/projects/zernoved/', '/projects/']) await pageOf(second, path)
    await second.stop()

    for (const path of ['/projects/zernoved/', '/projects/']) expect(upstream().requestsTo(path), path).toBe(1)
    expect(first.log.map(({ msg }) => msg)).not.toContain('content of other processes is left alone for a while')
  })

  test('serve their pages while Redis has fallen silent, and say so', async () => {
    const line = await startTcpProxy(new URL(REDIS_URL))
    const site = await startSite(settings({ REDIS_URL: line.url }))
    line.stall()

    expect((await pageOf(site)).html).toContain('Зерновед')
    expect((await pageOf(site, '/projects/')).status).toBe(200)
    await site.logged(({ msg }) => msg === 'content of other processes is left alone for a while')

    expect(await site.stop()).toEqual({ code: 0, signal: null })
    await line.cut()
  })
})
