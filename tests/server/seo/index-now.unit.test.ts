import { beforeEach, describe, expect, test, vi } from 'vitest'
import { claimsInRedis, ownClaims } from '../../../server/seo/index-now-claims.ts'
import { createIndexNow, isPublicSite, type Marks } from '../../../server/seo/index-now.ts'
import type { SitemapEntry } from '../../../server/seo/sitemap.ts'

const OLD = new Date('2025-04-21')
const NEW = new Date('2026-11-24T09:00:00Z')
const entry = (address: string, updatedAt = OLD): SitemapEntry => ({ address, updatedAt })

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const post = vi.fn<(endpoint: string, body: string) => Promise<number>>()
const sleep = vi.fn(async (_ms: number) => {})
let map: SitemapEntry[] | null
let remembered: Marks | null

beforeEach(() => {
  vi.resetAllMocks()
  post.mockResolvedValue(200)
  remembered = null
  map = [entry('/'), entry('/blog/a/')]
})

const memory = {
  read: async () => remembered,
  write: async (marks: Marks) => void (remembered = marks),
}

const told = () =>
  post.mock.calls.map(([, body]) => JSON.parse(body).urlList.map((url: string) => new URL(url).pathname))

const processOf = (claims = ownClaims, itsMemory = memory) =>
  createIndexNow({
    key: 'key-of-the-site',
    endpoint: 'https://engine.example/indexnow',
    siteUrl: 'https://versta.example',
    readMap: async () => map,
    memory: itsMemory,
    claims,
    post,
    sleep,
    log,
  })

describe('search engines', () => {
  test('are told nothing at first, and then of what has appeared, changed and gone', async () => {
    const { check } = processOf()
    await check()
    await check()
    expect(post).not.toHaveBeenCalled()
    map = [entry('/', NEW), entry('/blog/b/')]
    await check()
    await check()
    expect(told()).toEqual([['/', '/blog/a/', '/blog/b/']])
    expect(JSON.parse(post.mock.lastCall?.[1] ?? '')).toMatchObject({
      host: 'versta.example',
      key: 'key-of-the-site',
      keyLocation: 'https://versta.example/key-of-the-site.txt',
    })
    expect(log.info).toHaveBeenCalledExactlyOnceWith({ pages: 3 }, 'search engines were told of changed pages')
  })

  test('are told by the next process what changed while there was none', async () => {
    await processOf().check()
    map = [entry('/'), entry('/blog/a/', NEW)]
    await processOf().check()
    expect(told()).toEqual([['/blog/a/']])
  })

  test('are told nothing of what could not be read', async () => {
    await processOf().check()
    map = null
    await processOf().check()
    expect(post).not.toHaveBeenCalled()
  })

  test('are told of ten thousand pages at once and no more', async () => {
    const { check } = processOf()
    await check()
    map = Array.from({ length: 10_001 }, (_, at) => entry(`/blog/${at}/`, NEW))
    map.push(entry('/'), entry('/blog/a/'))
    await check()
    expect(told().map(({ length }: string[]) => length)).toEqual([10_000, 1])
  })

  test.each([
    ['do not answer', () => post.mockRejectedValueOnce(new Error('ECONNREFUSED'))],
    ['are at a loss', () => post.mockResolvedValueOnce(503)],
    ['have been told too much', () => post.mockResolvedValueOnce(429)],
  ])('that %s are told again a little later', async (_what, fail) => {
    const { check } = processOf()
    await check()
    map = [entry('/', NEW), entry('/blog/a/')]
    fail()
    await check()
    expect(sleep).toHaveBeenCalledExactlyOnceWith(5000)
    expect([told().at(-1), log.warn.mock.calls]).toEqual([['/'], []])
  })

  test.each([
    [500, 3],
    [403, 1],
  ])('that answer %i are told %i times, and with the next change once more', async (status, times) => {
    const { check } = processOf()
    await check()
    map = [entry('/', NEW), entry('/blog/a/')]
    post.mockResolvedValue(status)
    await check()
    expect(post).toHaveBeenCalledTimes(times)
    expect(log.warn.mock.calls).toEqual([
      [{ reason: `HTTP ${status}` }, 'search engines could not be told of changed pages'],
    ])
    post.mockReset().mockResolvedValue(202)
    map = [entry('/', NEW), entry('/blog/a/', NEW)]
    await check()
    expect(told()).toEqual([['/', '/blog/a/']])
  })
})

describe('of several processes', () => {
  const kept = new Map<string, string>()
  const set = (name: string, value: string, isOnce: boolean) =>
    isOnce && kept.has(name) ? null : kept.set(name, value) && 'OK'
  const redis = {
    multi() {
      const replies: (() => unknown)[] = []
      const chain = {
        set(name: string, value: string, ...rest: unknown[]) {
          replies.push(() => set(name, value, rest.includes('NX')))
          return chain
        },
        get(name: string) {
          replies.push(() => kept.get(name) ?? null)
          return chain
        },
        exec: async () => replies.map((reply) => [null, reply()]),
      }
      return chain
    },
    del: async (names: string[]) => names.filter((name) => kept.delete(name)).length,
  } as never
  const marks = { '/': 'now' }
  beforeEach(() => kept.clear())

  test('one tells a change; after a failure another may', async () => {
    const [one, other] = [claimsInRedis(redis, 'https://a.example'), claimsInRedis(redis, 'https://a.example')]
    expect(await one.take(['/', '/gone/'], marks)).toEqual({ own: ['/', '/gone/'], told: [] })
    expect(await other.take(['/', '/gone/'], marks)).toEqual({ own: [], told: [] })
    expect(await other.take(['/'], { '/': 'later' })).toEqual({ own: ['/'], told: [] })
    expect(await claimsInRedis(redis, 'https://b.example').take(['/'], marks)).toEqual({ own: ['/'], told: [] })
    await one.release()
    expect(await other.take(['/'], marks)).toEqual({ own: ['/'], told: [] })
    await other.keep()
    expect(await one.take(['/', '/gone/'], marks)).toEqual({ own: ['/gone/'], told: ['/'] })
  })

  test('one tells all that has changed together, though another sees it at the same time', async () => {
    const [one, other] = [claimsInRedis(redis, 'https://a.example'), claimsInRedis(redis, 'https://a.example')]
    const taken = await Promise.all([one.take(['/', '/gone/'], marks), other.take(['/gone/', '/'], marks)])
    expect(taken.map(({ own }) => own)).toEqual([['/', '/gone/'], []])
  })

  test('the others tell what one has failed to, and only that', async () => {
    const memoryOf = () => {
      let known: Marks | null = null
      return { read: async () => known, write: async (now: Marks) => void (known = now) }
    }
    const [failing, other] = [0, 1].map(() => processOf(claimsInRedis(redis, 'https://a.example'), memoryOf()))
    await failing!.check()
    await other!.check()
    map = [entry('/', NEW)]
    post.mockImplementationOnce(async () => {
      await other!.check()
      return 403
    })
    await failing!.check()
    expect(told()).toEqual([['/', '/blog/a/']])

    await other!.check()
    expect(told()).toEqual([
      ['/', '/blog/a/'],
      ['/', '/blog/a/'],
    ])
    await failing!.check()
    map = [entry('/', NEW), entry('/blog/b/')]
    await failing!.check()
    expect(told().slice(2)).toEqual([['/blog/b/']])
  })

  test('each tells what Redis says nothing of', async () => {
    const refuse = () => Promise.reject(new Error('down'))
    const chain = { set: () => chain, get: () => chain, exec: refuse }
    const down = { multi: () => chain, del: refuse } as never
    const claims = claimsInRedis(down, 'https://a.example')
    expect(await claims.take(['/'], marks)).toEqual({ own: ['/'], told: [] })
    await claims.keep()
    await claims.release()
  })
})

test.each([
  ['https://versta.example', true],
  ['http://xn--k1ae3d.xn--p1ai', true],
  ['http://localhost:3000', false],
  ['https://site.localhost', false],
  ['https://strapi.internal', false],
  ['http://10.0.0.5', false],
  ['http://[::1]:3000', false],
  ['https://intranet', false],
])('search engines can reach %s: %s', (url, isPublic) => {
  expect(isPublicSite(url)).toBe(isPublic)
})
