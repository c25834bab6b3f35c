import fp from 'fastify-plugin'
import { readProof } from './proof.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import { readPageFiles } from './vike.ts'

declare module 'fastify' {
  interface FastifyInstance {
    renderer: Renderer
  }
}

export interface RenderingOptions {
  /** `null` in development, when Vite makes the pages anew at every request. */
  buildId: string | null
  buildDirectory: string
  /** `false`: Vike renders everything. */
  isFast: boolean
}

export const renderingPlugin = fp<RenderingOptions>(
  async (app, { buildId, buildDirectory, isFast }) => {
    if (buildId === null) {
      app.decorate('renderer', createRenderer([], {}, app.log))
      return
    }
    await import('../../dist/server/entry.mjs')
    const proof = isFast ? await readProof(buildDirectory, buildId) : null
    const renderer = createRenderer(await readPageFiles(), proof?.templates ?? {}, app.log)
    app.decorate('renderer', renderer)

    const refused = proof?.refused ?? {}
    if (!isFast) app.log.info('Vike renders all pages: FAST_RENDER is off')
    else if (!proof) app.log.warn('Vike renders all pages: the build was not proven')
    else if (Object.keys(refused).length > 0) app.log.warn({ refused }, 'Vike renders the pages of these files')

    // Not before: the first answer would wait for it.
    app.addHook('onListen', async () => {
      await renderer.loadPages()
      app.log.info('the code of all pages is read')
    })
  },
  { name: 'rendering' },
)
