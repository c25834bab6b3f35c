import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdnPlugin } from '../../../../server/operations/invalidation/cdn.ts'
import { feature } from '../../../support/in-process/feature.ts'
import { startJsonSink, type JsonSink } from '../../../support/peers/json-sink.ts'

let cdn: JsonSink
const apps: FastifyInstance[] = []
let sent: unknown[]

beforeEach(async () => {
  cdn = await startJsonSink()
  sent = []
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await cdn.stop()
  vi.restoreAllMocks()
})

/** A process of the site; `redis` is what it shares with the others. */
async function start(redis: object | null = null, url = `${cdn.url}/purge`) {
  const app = Fastify()
  apps.push(app)
  let change = (_path: string, _version: string, _isRemote: boolean) => {}
  const contentStore = { onNewVersion: (listener: typeof change) => (change = listener) }
  app.register(feature('content', { contentStore }))
  app.register(feature('redis', { redis }))
  app.register(
    feature('invalidation-messages', {
      invalidationMessages: { send: async (message: unknown) => sent.push(message) },
    }),
  )
  app.register(cdnPlugin, { purge: { url, headers: { authorization: 'Bearer word' } } })
  await app.ready()
  return {
    change: (path: string, version = '2', isRemote = false) => change(path, version, isRemote),
    log: vi.spyOn(app.log, 'warn'),
  }
}

/** Redis, as far as the plugin knows it. */
function sharedRedis() {
  const known = new Map<string, string>()
  return {
    async set(key: string, value: string) {
      const before = known.get(key) ?? null
      known.set(key, value)
      return before
    },
  }
}

test('changes that come together are told together: with their keys, as a header and as JSON', async () => {
  const { change } = await start()
  for (const path of ['/projects/', '/projects/zernoved/']) change(path)
  const [told, ...others] = await cdn.wait(1)
  const keys = ['projects', 'projects/*', 'projects/zernoved']
  expect(told).toMatchObject({
    path: '/purge',
    headers: { 'surrogate-key': keys.join(' '), authorization: 'Bearer word' },
    body: JSON.stringify({ tags: keys }),
  })
  expect(others).toEqual([])
  expect(sent).toEqual([{ area: 'projects' }, { area: 'projects', code: 'zernoved' }])
})

test('processes that share Redis tell of a change once, and of the next one again', async () => {
  const redis = sharedRedis()
  const [first, second] = [await start(redis), await start(redis)]
  for (const { change } of [first, second]) change('/blog/')
  await cdn.wait(1)
  second.change('/blog/', '3')
  await cdn.wait(2)
  await Promise.all(apps.splice(0).map((app) => app.close()))
  expect(cdn.received).toHaveLength(2)
})

test('a change that another process told of is told to the CDN alone', async () => {
  const { change } = await start()
  change('/blog/', '2', true)
  await cdn.wait(1)
  expect(sent).toEqual([])
})

test('a change that is taken back and made again is told each time', async () => {
  const redis = sharedRedis()
  const processes = [await start(redis), await start(redis)]
  for (const [at, version] of ['2', '1', '2'].entries()) {
    for (const { change } of processes) change('/blog/', version)
    await cdn.wait(at + 1)
  }
  await Promise.all(apps.splice(0).map((app) => app.close()))
  expect(cdn.received).toHaveLength(3)
})

test('sites that share Redis each tell their own CDN', async () => {
  const redis = sharedRedis()
  const [site, rehearsal] = [await start(redis), await start(redis, `${cdn.url}/rehearsal`)]
  for (const { change } of [rehearsal, site]) change('/blog/')
  expect((await cdn.wait(2)).map(({ path }) => path).toSorted()).toEqual(['/purge', '/rehearsal'])
})

test('while Redis is away each tells for itself', async () => {
  const away = { set: () => Promise.reject(new Error('away')) }
  for (const { change } of [await start(away), await start(away)]) change('/blog/')
  expect(await cdn.wait(2)).toHaveLength(2)
})

test('a CDN that refuses is told again', async () => {
  cdn.answer(503)
  const { change, log } = await start()
  change('/blog/')
  await cdn.wait(1)
  cdn.answer(200)
  await cdn.wait(2)
  expect(cdn.received.map(({ headers }) => headers['surrogate-key'])).toEqual(['blog blog/*', 'blog blog/*'])
  expect(log).not.toHaveBeenCalled()
})
