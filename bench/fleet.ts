import { setTimeout as sleep } from 'node:timers/promises'
import { createContentStore } from '../server/content/cache/content-store.ts'
import type { CachedReply } from '../server/content/cache/reply.ts'
import type { Upstream } from '../server/content/upstream/upstream.ts'
import { createPageCache } from '../server/pages/page-cache.ts'

/**
 * `node bench/fleet.ts`: fifty instances in one process, each with the real content store and the real page
 * cache, before one content API, with messages and shared replies that take as long as Redis. What a publication
 * and a rush on a cold page cost.
 */
const INSTANCES = 50
const API_MS = 50
const REDIS_MS = 2
const VISITORS_A_SECOND = 2000
const PAGE = '/projects/zernoved/'
const CONTENT = ['/services/', '/projects/', PAGE]

const api = { version: 1, asked: 0 }
const upstream: Pick<Upstream, 'get'> = {
  async get(_path, known) {
    api.asked += 1
    await sleep(API_MS)
    const etag = `"${api.version}"`
    if (known?.etag === etag) return { kind: 'unchanged' }
    return { kind: 'found', body: Buffer.from(JSON.stringify(api.version)), validators: { etag } }
  },
}

interface Fleet {
  instances: ReturnType<typeof startInstance>[]
  /** One more, and its first visitor. */
  join(): Promise<number>
  /** One tells the others. */
  publish(): Promise<void>
}

function startFleet(hasShared: boolean): Fleet {
  const shared = hasShared ? createShared() : null
  const instances = Array.from({ length: INSTANCES }, () => startInstance(shared))
  return {
    instances,
    join() {
      const instance = startInstance(shared)
      instances.push(instance)
      return instance.seen()
    },
    async publish() {
      api.version += 1
      const [first, ...others] = instances
      await first?.store.refresh(() => true)
      await sleep(REDIS_MS)
      for (const { store } of others) store.invalidate(() => true)
    },
  }
}

function createShared() {
  const replies = new Map<string, CachedReply>()
  return {
    async get(path: string) {
      await sleep(REDIS_MS)
      return replies.get(path) ?? null
    },
    put: (path: string, reply: CachedReply) => void replies.set(path, reply),
  }
}

function startInstance(sharedReplies: ReturnType<typeof createShared> | null) {
  const store = createContentStore({ upstream, freshMs: 3_600_000, staleMs: 86_400_000, sharedReplies })
  let renders = 0
  const cache = createPageCache({
    async render() {
      renders += 1
      const readings = await Promise.all(CONTENT.map((path) => store.read({ path, normalise: Number })))
      return {
        status: 200,
        headers: [],
        body: String(readings.at(-1)?.value),
        reason: null,
        hasFailed: false,
        modifiedAt: undefined,
        share: null,
        dependencies: {
          versions: new Map(CONTENT.map((path, at) => [path, readings[at]?.version ?? ''])),
          freshUntilMs: Infinity,
          isComplete: true,
          expiresAtMs: Infinity,
          changesAtMs: null,
        },
      }
    },
    freshUntil: (path, version) => store.freshUntil(path, version),
  })
  store.onChange((path) => cache.invalidate(path))
  return {
    store,
    cache,
    renders: () => renders,
    async seen() {
      const page = await cache.get(PAGE)
      return Number(await page?.representations.bytes('identity'))
    },
  }
}

/** Visitors at random instances until `isOver`; how long the slowest waited. */
async function visit({ instances }: Fleet, isOver: () => boolean): Promise<{ visits: number; slowestMs: number }> {
  const waiting: Promise<void>[] = []
  let slowestMs = 0
  const ask = async (instance: Fleet['instances'][number]) => {
    const from = performance.now()
    await instance.seen()
    slowestMs = Math.max(slowestMs, performance.now() - from)
  }
  for (const from = performance.now(); !isOver(); await sleep(1))
    while (waiting.length < ((performance.now() - from) * VISITORS_A_SECOND) / 1000) {
      const instance = instances[Math.floor(Math.random() * instances.length)]
      if (instance) waiting.push(ask(instance))
    }
  await Promise.all(waiting)
  return { visits: waiting.length, slowestMs }
}

async function measured(fleet: Fleet, ms: number, begin: () => Promise<void>) {
  const before = { asked: api.asked, renders: rendersOf(fleet) }
  const until = performance.now() + ms
  const visiting = visit(fleet, () => performance.now() > until)
  await begin()
  const { visits, slowestMs } = await visiting
  return [visits, api.asked - before.asked, rendersOf(fleet) - before.renders, Math.round(slowestMs)]
}

const rendersOf = ({ instances }: Fleet) => instances.reduce((sum, { renders }) => sum + renders(), 0)

console.log('| | visits | requests to the API | renders | the slowest visit, ms | all new after, ms |')
console.log('| --- | --: | --: | --: | --: | --: |')
for (const hasShared of [false, true]) {
  const fleet = startFleet(hasShared)
  const name = hasShared ? 'with shared replies' : 'without them'
  const cold = await measured(fleet, 1000, async () => {})
  console.log(`| ${INSTANCES} cold instances, ${name} | ${cold.join(' | ')} | |`)
  const joined = await measured(fleet, 500, async () => void (await fleet.join()))
  console.log(`| one more, ${name} | ${joined.join(' | ')} | |`)
  let allNewMs = NaN
  const change = await measured(fleet, 1500, async () => {
    const from = performance.now()
    await fleet.publish()
    while ((await Promise.all(fleet.instances.map((one) => one.seen()))).some((version) => version !== api.version))
      await sleep(5)
    allNewMs = performance.now() - from
  })
  console.log(`| a publication, ${name} | ${change.join(' | ')} | ${Math.round(allNewMs)} |`)
  for (const { cache } of fleet.instances) cache.close()
}
