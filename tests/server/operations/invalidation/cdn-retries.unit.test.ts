import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdnPlugin, type CdnOptions } from '../../../../server/operations/invalidation/cdn.ts'
import { feature } from '../../../support/in-process/feature.ts'

type Sleep = (ms: number, value: undefined, options?: { signal?: AbortSignal }) => Promise<unknown>

/** Pauses, which take no time unless a test says so. */
const sleep = vi.hoisted(() => vi.fn<Sleep>())
vi.mock('node:timers/promises', () => ({ setTimeout: sleep }))

const PURGE = { url: 'https://cdn.example/purge', headers: { authorization: 'Bearer word' } }

const cdn = vi.fn<typeof fetch>()
let app: FastifyInstance
let listeners: ((path: string, version: string, isRemote: boolean) => void)[]

beforeEach(() => {
  listeners = []
  sleep.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal(
    'fetch',
    cdn.mockReset().mockImplementation(async () => new Response()),
  )
})
afterEach(async () => {
  await app.close()
  vi.unstubAllGlobals()
})

async function start(redis: object | null = null, purge: CdnOptions['purge'] = PURGE) {
  app = Fastify()
  app.register(
    feature('content', { contentStore: { onNewVersion: (one: (typeof listeners)[0]) => listeners.push(one) } }),
  )
  app.register(feature('redis', { redis }))
  app.register(feature('invalidation-messages', { invalidationMessages: { send: async () => true } }))
  app.register(cdnPlugin, { purge })
  await app.ready()
  return vi.spyOn(app.log, 'warn')
}

const change = (...paths: string[]) => paths.forEach((path) => listeners[0]?.(path, '2', false))
const refuse = () => cdn.mockImplementation(async () => new Response(null, { status: 503 }))
const pauses = () => sleep.mock.calls.map(([ms]) => ms)
const keysIn = (call: number) => (JSON.parse(cdn.mock.calls[call]?.[1]?.body as string) as { tags: string[] }).tags
/** Until the site ends. */
const hang: Sleep = (_ms, _value, { signal } = {}) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', reject))

test('a CDN is told by a post of JSON that is not followed elsewhere', async () => {
  await start()
  change('/blog/')
  await vi.waitFor(() => expect(cdn).toHaveBeenCalledOnce())
  expect(cdn).toHaveBeenCalledWith(PURGE.url, expect.objectContaining({ method: 'POST', redirect: 'error' }))
  expect(cdn.mock.lastCall?.[1]?.headers).toEqual({
    'content-type': 'application/json',
    'surrogate-key': 'blog blog/*',
    ...PURGE.headers,
  })
})

test('a CDN that refuses is told four times, ever more rarely, and then the log is', async () => {
  refuse()
  const warn = await start()
  change('/blog/')
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  expect(cdn).toHaveBeenCalledTimes(4)
  expect(pauses()).toEqual([100, 500, 2000, 10_000])
  expect(warn.mock.calls).toEqual([
    [{ reason: 'answered 503', keys: ['blog', 'blog/*'] }, expect.stringContaining('it may serve stale pages')],
  ])
})

test('a site that ends tells at once what it has gathered, and waits until it is told', async () => {
  sleep.mockImplementation(hang)
  await start()
  change('/blog/')
  await vi.waitFor(() => expect(sleep).toHaveBeenCalled())
  await app.close()
  expect(cdn).toHaveBeenCalledOnce()
})

test('a site that ends tells a CDN that refuses no more than once again, and the log once', async () => {
  refuse()
  const warn = await start()
  sleep.mockResolvedValueOnce(undefined).mockImplementation(hang)
  change('/blog/')
  await vi.waitFor(() => expect(pauses()).toEqual([100, 500]))
  await app.close()
  expect(cdn).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledOnce()
})

test.each([
  [50, [100]],
  [51, [100, 2]],
])('changes of %i lists are told a hundred keys at a time', async (lists, told) => {
  await start()
  change(...Array.from({ length: lists }, (_, index) => `/area-${index}/`))
  await vi.waitFor(() => expect(cdn).toHaveBeenCalledTimes(told.length))
  await app.close()
  expect(cdn.mock.calls.map((_call, index) => keysIn(index).length)).toEqual(told)
})

test('what is told is known to the others for ten minutes', async () => {
  const set = vi.fn(async () => null)
  await start({ set })
  change('/blog/')
  await vi.waitFor(() => expect(set).toHaveBeenCalled())
  expect(set).toHaveBeenCalledExactlyOnceWith(`versta-cdn:${PURGE.url}/blog/`, '2', 'EX', 600, 'GET')
})

test('a site without a CDN listens for no change', async () => {
  await start(null, null)
  expect(listeners).toEqual([])
})
