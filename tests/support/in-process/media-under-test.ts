import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { mediaPlugin } from '../../../server/media/plugin.ts'
import { startUpstream } from '../peers/upstream.ts'
import { HOUR_MS } from './pictures-under-test.ts'

/** The route of pictures over an upstream that has none yet; `prepare` registers what the route depends on. */
export async function startMedia(prepare: (app: FastifyInstance) => void, hosts: readonly string[] = []) {
  const upstream = await startUpstream({})
  const dataDirectory = await mkdtemp(join(tmpdir(), 'versta-media-'))
  const app = Fastify()
  prepare(app)
  app.register(mediaPlugin, {
    apiUrl: `${upstream.url}/v1`,
    isEmbedded: false,
    hosts,
    dataDirectory,
    cacheBytes: 1_000_000,
    freshMs: HOUR_MS,
    staleMs: HOUR_MS,
    hasAvif: true,
  })
  return {
    app,
    upstream,
    async stop() {
      await app.close()
      await upstream.stop()
      await rm(dataDirectory, { recursive: true })
    },
  }
}
