import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError } from 'fastify'
import fp from 'fastify-plugin'
import { HOUR_MS } from '../base/durations.ts'
import { isUnchanged, sendValidated } from '../http/etag.ts'
import { createAssetArchive } from './archive.ts'
import type { Build } from './build.ts'

export interface AssetsOptions {
  build: Build
  /** What `npm run build` made. */
  buildDirectory: string
  dataDirectory: string
}

const RULES_FILE = 'speculation-rules.json'

/** Files of this and earlier builds, and the id of the current one, so that open tabs survive a deploy. */
export const assetsPlugin = fp<AssetsOptions>(
  async (app, { build, buildDirectory, dataDirectory }) => {
    const buildAssets = join(buildDirectory, 'client/assets')
    const archive = createAssetArchive(join(dataDirectory, 'builds'))

    await mkdir(archive.assetsDirectory, { recursive: true })
    app.register(async (assets) => {
      // Fastify-static refuses only names that no built file can have.
      assets.setErrorHandler((error: FastifyError, _request, reply) => {
        if (error.statusCode !== 403) throw error
        reply.callNotFound()
      })
      assets.register(fastifyStatic, {
        // A running build empties its folder; the archive has the same files.
        root: [buildAssets, archive.assetsDirectory],
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        // The hash in the name is validator enough, and files this small need no range requests.
        lastModified: false,
        acceptRanges: false,
        index: false,
      })
    })
    const rules = await readFile(join(buildDirectory, 'client', RULES_FILE))
    app.get(`/${RULES_FILE}`, async (request, reply) =>
      sendValidated(
        request,
        reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=86400'),
        rules,
      ),
    )

    const { id, builtAt } = build
    app.get('/builds/latest.json', async ({ headers }, reply) => {
      reply.headers({ 'cache-control': 'no-cache', etag: `"${id}"` })
      return isUnchanged(headers, `"${id}"`) ? reply.code(304).send() : { id, timestamp: Date.parse(builtAt) }
    })

    app.get<{ Params: { name: string } }>('/builds/meta/:name', async ({ params }, reply) => {
      const asked = /^([\w-]+)\.json$/.exec(params.name)?.[1] ?? ''
      const known = asked === id ? build : await archive.find(asked)
      if (!known) return reply.callNotFound()
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return { id: known.id, timestamp: Date.parse(known.builtAt), routes: known.routes }
    })

    const keepBuild = () =>
      archive.take(build, buildAssets, new Date()).catch((error) => {
        app.log.error({ err: error }, 'the assets of this build could not be kept for the time after the next deploy')
      })
    let keeping: NodeJS.Timeout
    // In the background, since the files of this build are there anyway. Repeated, since a full disk gets space again
    // and builds expire while the program runs.
    app.addHook('onListen', async () => {
      keeping = setInterval(() => void keepBuild(), HOUR_MS)
      await keepBuild()
    })
    app.addHook('onClose', async () => clearInterval(keeping))
  },
  { name: 'assets' },
)
