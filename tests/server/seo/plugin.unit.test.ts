import Fastify, { type FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentPlugin } from '../../../server/content/plugin.ts'
import { seoPlugin } from '../../../server/seo/plugin.ts'
import { demoConfig } from '../../support/demo-config.ts'
import { feature, noTracing } from '../../support/feature.ts'
import { startUpstream, status, type TestUpstream } from '../../support/upstream.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })

let upstream: TestUpstream
let directory: string
let app: FastifyInstance

beforeEach(async () => {
  upstream = await startUpstream()
  directory = await mkdtemp(join(tmpdir(), 'versta-seo-'))
  app = Fastify()
  app.register(noTracing)
  app.register(feature('redis', { redis: null }))
  app.register(feature('media', { pictureFacts: { isServed: () => false, sizeOf: async () => null } }))
  app.register(feature('pages', { pageDescription: async () => null, shareCard: async () => null }))
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
})
