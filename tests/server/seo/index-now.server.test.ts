import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GOOD_AREAS, POST } from '../../support/content/content.ts'
import { startJsonSink, type JsonSink } from '../../support/peers/json-sink.ts'
import { deleteSharedReplies, REDIS_URL } from '../../support/peers/redis.ts'
import { json, startUpstream, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const SECRET = 'only-for-this-test'
const KEY = 'Key-Of-This-Test'

let upstream: TestUpstream
let engines: JsonSink
beforeEach(async () => {
  upstream = await startUpstream(GOOD_AREAS)
  engines = await startJsonSink()
})
afterEach(async () => {
  await engines.stop()
  await upstream.stop()
})

const start = (env: Record<string, string> = {}) =>
  startSite({
    API_URL: upstream.url,
    REVALIDATE_SECRET: SECRET,
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: `${engines.url}/indexnow`,
    ...env,
  })

const isReady = (site: TestSite) => site.logged(({ msg }) => msg === 'search engines are told of changed pages')

async function publish(site: TestSite, code: string) {
  const post = { ...POST, CODE: code, TIMESTAMP: '2026-11-24' }
  upstream.on('/blog/', json({ ITEMS: [POST, post], TAGS: {} }))
  await site.postJson('/api/revalidate/', { area: 'blog' }, { authorization: `Bearer ${SECRET}` })
}

const messages = () =>
  engines.received.map(({ body }) => {
    const { urlList, ...rest } = JSON.parse(body) as { host: string; urlList: string[] }
    return { ...rest, addresses: urlList.map((url) => new URL(url).pathname).filter((path) => /^\/blog\/./.test(path)) }
  })

test('what is published is told to search engines once, and they find the key', async () => {
  const site = await start()
  await isReady(site)
  expect(await (await site.get(`/${KEY}.txt`)).text()).toBe(KEY)
  await publish(site, 'first')
  await engines.wait(1)
  await publish(site, 'second')
  await engines.wait(2)
  expect(engines.received.map(({ path }) => path)).toEqual(['/indexnow', '/indexnow'])
  expect(messages()).toEqual([
    {
      host: 'versta.example',
      key: KEY,
      keyLocation: `https://versta.example/${KEY}.txt`,
      addresses: ['/blog/first/'],
    },
    expect.objectContaining({ addresses: expect.arrayContaining(['/blog/first/', '/blog/second/']) }),
  ])
  await site.stop()
})

test.each([{ INDEXABLE: 'false' }, { SITE_URL: 'http://localhost:3000' }])(
  'nobody is told with %j, and the log says so',
  async (env) => {
    const site = await start(env)
    await site.logged(({ msg }) => msg?.startsWith('INDEXNOW_KEY is set, but') === true)
    const other = await start({ SITE_URL: 'https://open.example' })
    await isReady(other)
    await publish(site, 'first')
    await publish(other, 'first')
    // By then the first would have told, too.
    await engines.wait(1)
    await Promise.all([site.stop(), other.stop()])
    expect(messages().map(({ host }) => host)).toEqual(['open.example'])
  },
)

describe.skipIf(REDIS_URL === '')('processes that meet in Redis', () => {
  test('tell each change once', async () => {
    // Redis remembers what was told of a site.
    const env = { REDIS_URL, SITE_URL: `https://${randomBytes(6).toString('hex')}.example` }
    const sites = await Promise.all([start(env), start(env)])
    await Promise.all(sites.map(isReady))
    const timesTold = (code: string) =>
      messages().filter(({ addresses }) => addresses.includes(`/blog/${code}/`)).length
    for (const [at, code] of ['first', 'second', 'third'].entries()) {
      await publish(sites[at % 2] ?? sites[0], code)
      await expect.poll(() => timesTold(code)).toBe(1)
    }
    await Promise.all(sites.map((site) => site.stop()))
    expect(timesTold('third')).toBe(1)
    // They came, and went with the next one; a process that was late tells that in a message of its own.
    expect(Math.max(timesTold('first'), timesTold('second'))).toBe(2)
    await deleteSharedReplies(upstream.url)
  })
})
