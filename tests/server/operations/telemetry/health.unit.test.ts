import Fastify from 'fastify'
import fp from 'fastify-plugin'
import { expect, test } from 'vitest'
import type { ContentStore } from '../../../../server/content/cache/content-store.ts'
import { drainPlugin } from '../../../../server/operations/process/drain.ts'
import { healthPlugin } from '../../../../server/operations/telemetry/health.ts'
import type { ContentReader } from '../../../../shared/content-reader.ts'

function siteWith(read: () => Promise<unknown>, canStoreLeads = async () => true, failing = () => 0) {
  const app = Fastify({ return503OnClosing: false })
  const content = { serviceGroups: read, projects: read } as unknown as ContentReader
  const contentStore = { counts: () => ({ failing: failing() }) } as unknown as ContentStore
  app.register(
    fp(async (site) => void site.decorate('content', content).decorate('contentStore', contentStore), {
      name: 'content',
    }),
  )
  app.register(drainPlugin, { limitMs: 1000 })
  app.register(healthPlugin, { canStoreLeads })
  return app
}

test('a site lives and is ready until it begins to stop', async () => {
  const app = siteWith(async () => [])
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const statusOf = async (path: string) => (await fetch(url + path)).status
  for (const path of ['/healthz', '/readyz']) {
    const { statusCode, headers, ...answer } = await app.inject(path)
    expect([statusCode, answer.json(), headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store'])
  }

  const closed = app.drain(2000)

  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
  await closed
})

test('a site is not ready before it has content, and stays ready when its upstream goes away', async () => {
  let isUp = false
  const app = siteWith(async () => {
    if (!isUp) throw new Error('down')
  })
  const look = async () => (await app.inject('/readyz')).statusCode
  const cold = await look()
  isUp = true
  const warm = await look()
  isUp = false

  expect([cold, warm, await look()]).toEqual([503, 200, 200])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('a site whose upstream fails says so while it is ready', async () => {
  let failing = 3
  const app = siteWith(
    async () => [],
    async () => true,
    () => failing,
  )
  const look = async () => {
    const { statusCode, ...answer } = await app.inject('/readyz')
    return [statusCode, answer.json<unknown>()]
  }
  expect(await look()).toEqual([200, { status: 'ok', content: 'failing' }])
  failing = 0
  expect(await look()).toEqual([200, { status: 'ok' }])
})

test('a site that cannot keep leads lives, but is not ready', async () => {
  const app = siteWith(
    async () => [],
    async () => false,
  )
  const { statusCode, ...answer } = await app.inject('/readyz')
  expect([statusCode, answer.json()]).toEqual([503, { status: 'unavailable' }])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
