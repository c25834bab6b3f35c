import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROJECT } from '../../support/content.ts'
import { forgetCopies, REDIS_URL } from '../../support/redis.ts'
import { startSite, type TestSite } from '../../support/site.ts'
import { json, startUpstream, type TestUpstream } from '../../support/upstream.ts'

const SECRET = 'only-for-this-test'
const NOWHERE = 'redis://127.0.0.1:9'

let upstream: TestUpstream

beforeAll(async () => {
  upstream = await startUpstream()
  await forgetCopies(upstream.url)
})
afterAll(async () => {
  await forgetCopies(upstream.url)
  await upstream.stop()
})

const settings = (redisUrl: string) => ({
  API_URL: upstream.url,
  CONTENT_FRESH_S: '3600',
  REVALIDATE_SECRET: SECRET,
  REDIS_URL: redisUrl,
})
const revalidate = (site: TestSite) =>
  site.postJson('/api/revalidate/', { area: 'projects', code: 'zernoved' }, { authorization: `Bearer ${SECRET}` })
const page = async (site: TestSite) => (await site.get('/projects/zernoved/')).text()
const rename = (name: string) =>
  upstream.on('/projects/zernoved/', json({ ITEM: { ...PROJECT, NAME: name }, TAGS: {} }))

describe.skipIf(REDIS_URL === '')('two processes that meet in Redis', () => {
  test('show a change both as soon as one is told of it', async () => {
    const [told, other] = await Promise.all([startSite(settings(REDIS_URL)), startSite(settings(REDIS_URL))])
    for (const site of [told, other]) expect(await page(site)).toContain('Зерновед')
    rename('Зерновар')

    // Until the other has subscribed, which nothing tells from outside, a message may pass it by.
    await expect
      .poll(async () => ((await revalidate(told)).status, await page(other)), { timeout: 10_000, interval: 300 })
      .toContain('Зерновар')

    expect(await page(told)).toContain('Зерновар')
    for (const site of [told, other]) expect(await site.stop()).toEqual({ code: 0, signal: null })
  })
})

describe('while Redis is away', () => {
  test('pages and changes come as ever, and the program ends as ever', async () => {
    rename('Зерновед')
    const site = await startSite(settings(NOWHERE))
    expect(await page(site)).toContain('Зерновед')
    rename('Зернодел')
    expect((await revalidate(site)).status).toBe(200)
    expect(await page(site)).toContain('Зернодел')
    expect(await site.stop()).toEqual({ code: 0, signal: null })
  })
})
