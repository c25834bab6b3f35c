import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mediaPlugin } from '../../../server/media/plugin.ts'
import { noShedding } from '../../support/feature.ts'
import { startUpstream, type TestUpstream } from '../../support/upstream.ts'

let upstream: TestUpstream
let dataDirectory: string
let app: FastifyInstance

beforeEach(async () => {
  upstream = await startUpstream({})
  dataDirectory = await mkdtemp(join(tmpdir(), 'versta-media-'))
  app = Fastify()
  app.register(noShedding)
  app.register(mediaPlugin, {
    apiUrl: `${upstream.url}/v1`,
    isEmbedded: false,
    hosts: [],
    dataDirectory,
    cacheBytes: 1_000_000,
    freshMs: 3_600_000,
    staleMs: 3_600_000,
    hasAvif: true,
  })
  await app.ready()
})
afterEach(async () => {
  await app.close()
  await upstream.stop()
  await rm(dataDirectory, { recursive: true })
})

test('a made-up picture costs the upstream one request, also for a browser that takes AVIF', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `/pictures/made-up-${number}.png`)
  for (const name of names)
    await app.inject({ url: `/media/w_640${name}`, headers: { accept: 'image/avif,image/webp,*/*' } })
  expect(names.map((name) => upstream.requestsTo(name))).toEqual(names.map(() => 1))
})
