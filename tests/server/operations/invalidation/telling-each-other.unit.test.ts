import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { ContentStore } from '../../../../server/content/cache/content-store.ts'
import { cdnPlugin } from '../../../../server/operations/invalidation/cdn.ts'
import { revalidatePlugin } from '../../../../server/operations/invalidation/revalidate.ts'
import { found, HOUR_MS, PROJECTS, storeAt } from '../../../support/in-process/content-store.ts'
import { feature } from '../../../support/in-process/feature.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  vi.unstubAllGlobals()
})

const hearing: { from: object; listener: (message: unknown) => void }[] = []

/** A process of the site with pages of all projects, which reads them anew once they have changed. */
async function start(contentStore: ContentStore) {
  const app = Fastify()
  apps.push(app)
  contentStore.onChange(() => void contentStore.read(PROJECTS))
  const invalidationMessages = {
    onMessage: (listener: (message: unknown) => void) => hearing.push({ from: app, listener }),
    async send(message: unknown) {
      for (const { from, listener } of hearing) if (from !== app) listener(message)
      return true
    },
  }
  app.register(feature('redis', { redis: null }))
  app.register(feature('content', { contentStore }))
  app.register(feature('pages', { pageCache: { settled: async () => {} } }))
  app.register(feature('invalidation-messages', { invalidationMessages }))
  app.register(cdnPlugin, { purge: { url: 'https://cdn.example/purge', headers: {} } })
  app.register(revalidatePlugin, { secret: null, areas: ['projects'] })
  await app.ready()
}

test('processes that tell each other of changes come to rest, though the API’s replies differ each time', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const worlds = [storeAt(0, { freshMs: HOUR_MS }), storeAt(0, { freshMs: HOUR_MS })] as const
  let asked = 0
  for (const { get, store, valueOf } of worlds) {
    get.mockImplementation(async () => (++asked > 10 ? new Promise(() => {}) : found(asked)))
    await valueOf()
    await start(store)
  }
  const [first, second] = worlds
  const read = new Promise((resolve) => second.store.onNewVersion(resolve))

  await first.store.refresh(() => true)
  await read
  await new Promise(setImmediate)

  expect(asked).toBe(4)
  expect(await second.valueOf()).toBe(4)
})
