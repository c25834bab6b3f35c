import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { rateLimitPlugin } from '../../../../server/operations/requests/rate-limit.ts'
import { feature } from '../../../support/in-process/feature.ts'

let app: FastifyInstance

afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** A site one of whose routes takes two requests a minute. */
async function siteWith(redis: object | null) {
  app = Fastify()
  app.register(feature('redis', { redis }))
  app.register(rateLimitPlugin)
  app.after(() => {
    app.get('/free', async () => 'page')
    app.get('/limited', { config: { rateLimit: { max: 2, timeWindow: '1 minute' } } }, async () => 'page')
  })
  await app.ready()
}

async function statusesOf(times: number, url: string, remoteAddress = '203.0.113.7') {
  const statuses = []
  for (let time = 0; time < times; time++) statuses.push((await app.inject({ url, remoteAddress })).statusCode)
  return statuses
}

test('a route that says so is limited for each address, the others are not', async () => {
  await siteWith(null)
  expect(await statusesOf(3, '/limited')).toEqual([200, 200, 429])
  expect(await statusesOf(1, '/limited', '203.0.113.8')).toEqual([200])
  expect(new Set(await statusesOf(2000, '/free'))).toEqual(new Set([200]))
})

test('an address of IPv6 is its network, for who has one has all of them', async () => {
  await siteWith(null)
  const network = '2001:db8:0:1'
  for (const host of ['1', '2']) expect(await statusesOf(1, '/limited', `${network}::${host}`)).toEqual([200])
  expect(await statusesOf(1, '/limited', `${network}::3`)).toEqual([429])
  expect(await statusesOf(1, '/limited', '2001:db8:0:2::1')).toEqual([200])
})

test('who is refused may come again in a minute, though the clock is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  await siteWith(null)
  const answer = async () => {
    const { statusCode, headers } = await app.inject({ url: '/limited', remoteAddress: '203.0.113.7' })
    const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after']
    return [statusCode, ...names.map((name) => headers[name])]
  }
  expect(await answer()).toEqual([200, '2', '1', '60', undefined])
  expect(await answer()).toEqual([200, '2', '0', '60', undefined])
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(59_999)
  expect(await answer()).toEqual([429, '2', '0', '1', '1'])
  vi.advanceTimersByTime(1)
  expect(await answer()).toEqual([200, '2', '1', '60', undefined])
})

test('five thousand addresses are counted, and who came least recently is forgotten for another', async () => {
  await siteWith(null)
  const address = (index: number) => `10.0.${index >> 8}.${index & 255}`
  for (const index of Array(5000).keys()) await statusesOf(2, '/limited', address(index))
  expect(await statusesOf(1, '/limited', address(0))).toEqual([429])
  await statusesOf(1, '/limited', address(5000))
  expect(await statusesOf(1, '/limited', address(0))).toEqual([429])
  expect(await statusesOf(1, '/limited', address(1))).toEqual([200])
})

test('with Redis all processes count together, each address under a name of its own there', async () => {
  const counts = new Map<string, number>()
  await siteWith(
    redisThat((key, done) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      done(null, [counts.get(key) ?? 0, 60_000])
    }),
  )
  expect(await statusesOf(3, '/limited')).toEqual([200, 200, 429])
  expect([...counts.keys()]).toEqual([expect.stringMatching(/^versta-rate-.*203\.0\.113\.7$/)])
})

test('while Redis is away nothing is limited', async () => {
  await siteWith(redisThat((_key, done) => done(new Error('Connection is closed.'))))
  expect(await statusesOf(3, '/limited')).toEqual([200, 200, 200])
})

type Count = (key: string, done: (error: Error | null, counted?: [current: number, leftMs: number]) => void) => void

const redisThat = (count: Count) => ({
  defineCommand: () => {},
  rateLimit: (key: string, ...rest: unknown[]) => count(key, rest.at(-1) as Parameters<Count>[1]),
})
