import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CONTRACT } from '../../../../server/content/contract.ts'
import { revalidatePlugin } from '../../../../server/operations/invalidation/revalidate.ts'
import { errorsPlugin } from '../../../../server/operations/requests/errors.ts'
import { rateLimitPlugin } from '../../../../server/operations/requests/rate-limit.ts'
import { feature } from '../../../support/in-process/feature.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

const SECRET = 'only-for-this-test'
const PATHS = ['/projects/', '/projects/zernoved/', '/projects/polis/', '/projects-old/', '/blog/']

type Fits = (path: string) => boolean

let app: ReturnType<typeof Fastify>
/** Resolves to whether the upstream could tell of everything. */
let refresh: ReturnType<typeof vi.fn<(fits: Fits) => Promise<boolean>>>
let settled: ReturnType<typeof vi.fn<() => Promise<void>>>
let send: ReturnType<typeof vi.fn<(message: unknown) => Promise<boolean>>>
let invalidated: string[]
let hear: (message: unknown) => void

beforeEach(() => {
  refresh = vi.fn(async () => true)
  settled = vi.fn(async () => {})
  send = vi.fn(async () => true)
  invalidated = []
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

async function start(secret: string | null = SECRET) {
  app = Fastify()
  app.register(errorsPlugin, { site: demoConfig({}).site })
  app.register(feature('redis', { redis: null }))
  app.register(rateLimitPlugin)
  const invalidate = (fits: Fits) => void invalidated.push(...PATHS.filter(fits))
  app.register(feature('content', { contentStore: { refresh, invalidate } }))
  app.register(feature('pages', { pageCache: { settled } }))
  const onMessage = (listener: typeof hear) => void (hear = listener)
  app.register(feature('invalidation-messages', { invalidationMessages: { send, onMessage } }))
  app.register(revalidatePlugin, { secret, areas: Object.keys(CONTRACT) })
  await app.ready()
}

const tell = (payload: object, authorization = `Bearer ${SECRET}`) =>
  app.inject({ method: 'POST', url: '/api/revalidate/', headers: { authorization }, payload })

const touched = () => PATHS.filter((path) => refresh.mock.calls[0]?.[0](path))

describe('a change the content system tells of', () => {
  test.each([
    [{ area: 'projects', code: 'zernoved' }, ['/projects/', '/projects/zernoved/']],
    [{ area: 'projects' }, ['/projects/', '/projects/zernoved/', '/projects/polis/']],
    [{ area: 'projects', code: null }, ['/projects/', '/projects/zernoved/', '/projects/polis/']],
    [{ area: 'blog', code: 'zernoved' }, ['/blog/']],
  ])('%j renews what it touches, here and in the other processes', async (change, paths) => {
    await start()
    const { headers, ...answer } = await tell(change)
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
    expect(headers['cache-control']).toBe('no-store')
    expect(touched()).toEqual(paths)
    expect(send.mock.calls).toEqual([[change]])
  })

  test.each(Object.keys(CONTRACT))('may be one of %s', async (area) => {
    await start()
    expect((await tell({ area })).statusCode).toBe(200)
  })

  test('may tell more than is asked for, which goes no further', async () => {
    await start()
    expect((await tell({ area: 'blog', code: 'x', event: 'publish', user: 'Anna' })).statusCode).toBe(200)
    expect(send.mock.calls).toEqual([[{ area: 'blog', code: 'x' }]])
  })

  test('may name an item in upper case, as the content system has it', async () => {
    await start()
    expect((await tell({ area: 'blog', code: 'Pervyy-Ekran' })).statusCode).toBe(200)
    expect(send.mock.calls).toEqual([[{ area: 'blog', code: 'pervyy-ekran' }]])
  })

  test('is answered when pages have been made of it', async () => {
    await start()
    const [seen, pages] = [[] as string[], Promise.withResolvers<void>()]
    settled.mockReturnValue(pages.promise.then(() => void seen.push('pages')))
    const answered = tell({ area: 'blog' }).then(() => seen.push('answer'))
    await vi.waitUntil(() => settled.mock.calls.length > 0)
    pages.resolve()
    await answered
    expect(seen).toEqual(['pages', 'answer'])
  })

  test('that the upstream could not tell, or the others could not be told, is said to be so', async () => {
    await start()
    refresh.mockResolvedValue(false)
    expect((await tell({ area: 'blog' })).json()).toEqual({ status: 'ok', refreshed: false })
    send.mockResolvedValue(false)
    expect((await tell({ area: 'blog' })).json()).toEqual({ status: 'ok', refreshed: false, told: false })
    refresh.mockResolvedValue(true)
    expect((await tell({ area: 'blog' })).json()).toEqual({ status: 'ok', told: false })
  })

  test('that another process tells of is asked for with the next page', async () => {
    await start()
    const info = vi.spyOn(app.log, 'info')
    hear({ area: 'projects', code: 'polis' })
    expect(invalidated).toEqual(['/projects/', '/projects/polis/'])
    expect(refresh).not.toHaveBeenCalled()
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'content revalidated elsewhere')
  })

  test('is told by nobody in words that make no sense', async () => {
    await start()
    for (const message of [null, {}, { area: 'secrets' }, { area: 'blog', code: 7 }]) hear(message)
    expect(invalidated).toEqual([])
  })
})

test.each([
  ['a wrong secret', { area: 'blog' }, 'Bearer nope', 401],
  ['the secret alone', { area: 'blog' }, SECRET, 401],
  ['an unknown area', { area: 'secrets' }, `Bearer ${SECRET}`, 400],
  ['a code that is a path', { area: 'blog', code: '../x' }, `Bearer ${SECRET}`, 400],
  ['a code with a space', { area: 'blog', code: 'x y' }, `Bearer ${SECRET}`, 400],
  ['a code that begins with a dot', { area: 'blog', code: '.x' }, `Bearer ${SECRET}`, 400],
  ['a code with something behind it', { area: 'blog', code: 'x/' }, `Bearer ${SECRET}`, 400],
  ['a code longer than any', { area: 'blog', code: 'x'.repeat(201) }, `Bearer ${SECRET}`, 400],
])('a message with %s changes nothing', async (_what, change, authorization, status) => {
  await start()
  const { statusCode, headers } = await tell(change, authorization)
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
  expect([refresh.mock.calls, send.mock.calls]).toEqual([[], []])
})

test('a refusal says what is wrong, in a shape of its own', async () => {
  await start()
  expect((await tell({ area: 'secrets' })).json()).toEqual({
    status: 'error',
    reason: expect.stringMatching(/^area must be one of services, projects, .*, and code one of its items or none$/),
  })
  expect((await tell({ area: 'blog' }, 'Bearer nope')).json()).toEqual({ status: 'error', reason: 'wrong secret' })
  const broken = { method: 'POST', url: '/api/revalidate/', headers: { 'content-type': 'application/json' } } as const
  expect((await app.inject({ ...broken, payload: '{' })).json()).toEqual({ status: 'error', reason: 'Bad Request' })
})

test('the longest code is taken', async () => {
  await start()
  expect((await tell({ area: 'blog', code: `a${'0._-'.repeat(49)}abc` })).statusCode).toBe(200)
})

test('60 guesses a minute are let through, and who knows the secret is always heard', async () => {
  await start()
  const guesses = []
  for (let guess = 0; guess < 61; guess++) guesses.push((await tell({ area: 'blog' }, 'Bearer nope')).statusCode)
  expect(guesses.slice(-2)).toEqual([401, 429])
  expect(guesses.filter((status) => status === 401)).toHaveLength(60)
  expect((await tell({ area: 'blog' })).statusCode).toBe(200)
})

test('without a secret there is no such address, but what others tell is heard', async () => {
  await start(null)
  expect((await tell({ area: 'blog' })).statusCode).toBe(404)
  hear({ area: 'blog' })
  expect(invalidated).toEqual(['/blog/'])
})
