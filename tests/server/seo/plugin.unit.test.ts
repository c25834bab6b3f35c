import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentPlugin } from '../../../server/content/plugin.ts'
import { seoPlugin } from '../../../server/seo/plugin.ts'
import { GOOD_AREAS, POST } from '../../support/content/content.ts'
import { feature, noTracing } from '../../support/in-process/feature.ts'
import { json, startUpstream, status, type TestUpstream } from '../../support/peers/upstream.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })

let upstream: TestUpstream
let directory: string
let app: FastifyInstance
let described: string | null

beforeEach(async () => {
  described = 'Студия'
  upstream = await startUpstream()
  directory = await mkdtemp(join(tmpdir(), 'versta-seo-'))
  app = Fastify()
  app.register(noTracing)
  app.register(feature('redis', { redis: null }))
  app.register(feature('media', { pictureFacts: { isServed: () => false, sizeOf: async () => null } }))
  const shareCard = async () => ({ title: 'Продукт' })
  app.register(feature('pages', { pageDescription: async () => described, shareCard }))
  app.register(contentPlugin, {
    apiUrl: upstream.url,
    kind: 'contract',
    token: null,
    siteUrl: site.url,
    freshMs: 60_000,
    staleMs: 60_000,
    timeoutMs: 3000,
    contentId: upstream.url,
    isShared: false,
    dataDirectory: directory,
    previewSecret: null,
  })
  app.register(seoPlugin, { site })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
  await upstream.stop()
  await rm(directory, { recursive: true })
})

describe.each([
  ['/blog/rss.xml', '/team/'],
  ['/sitemap.xml', '/reviews/'],
  ['/llms.txt', '/vacancies/'],
])('%s', (address, part) => {
  test('is kept by nobody, and has no date, while a part of it cannot be read', async () => {
    upstream.on(part, status(500))
    const { statusCode, headers } = await app.inject(address)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=0'])
    expect(headers).not.toHaveProperty('last-modified')
    const again = await app.inject({
      url: address,
      headers: { 'if-modified-since': new Date().toUTCString() },
    })
    expect(again.statusCode).toBe(200)
  })

  test('is kept for five minutes when it is whole', async () => {
    const { statusCode, headers } = await app.inject(address)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  })
  test('is written once for all who ask, and for who has it or asks for its size alone', async () => {
    await app.ready()
    const written = vi.spyOn(app, 'recordContent')
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ url: address, method, headers })
    const [first, same] = await Promise.all([ask({ 'accept-encoding': 'br' }), ask({ 'accept-encoding': 'br' })])
    const sized = await ask({ 'accept-encoding': 'br' }, 'HEAD')
    const known = await ask({ 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) })
    const plain = await ask({})
    expect(written).toHaveBeenCalledOnce()
    expect(same.rawPayload).toEqual(first.rawPayload)
    expect([sized.headers['content-length'], sized.body]).toEqual([String(first.rawPayload.length), ''])
    expect(known.statusCode).toBe(304)
    expect(plain.body.length).toBeGreaterThan(first.rawPayload.length)
  })

  test('is written anew when what is on the site has changed', async () => {
    const before = await app.inject(address)
    upstream.on('/blog/', json({ ITEMS: [{ ...POST, CODE: 'renamed' }], TAGS: [] }))
    app.contentStore.invalidate(() => true)
    const after = await app.inject({ url: address, headers: { 'if-none-match': String(before.headers.etag) } })
    expect(after.statusCode).toBe(200)
    expect(after.body).toContain('/blog/renamed/')
  })

  test('is whole seconds after the part can be read again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    upstream.on(part, status(500))
    await app.inject(address)
    upstream.on(part, json(GOOD_AREAS[part]))
    vi.setSystemTime(Date.now() + 5000)
    await app.inject(address)
    expect((await app.inject(address)).headers['cache-control']).toBe('public, max-age=300')
  })
})

test('llms.txt without what the home page says of the site is kept by nobody, and whole seconds later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  described = null
  expect((await app.inject('/llms.txt')).headers['cache-control']).toBe('public, max-age=0')
  described = 'Студия'
  vi.setSystemTime(Date.now() + 5000)
  expect((await app.inject('/llms.txt')).body).toContain('> Студия')
})

test('numbers of parts that the map of the site has not got cost no reading of it', async () => {
  await app.ready()
  const read = vi.spyOn(app, 'recordContent')
  for (const part of [1, 2, 3]) expect((await app.inject(`/sitemap-${part}.xml`)).statusCode).toBe(404)
  expect(read).toHaveBeenCalledOnce()
})
