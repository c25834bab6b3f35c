import fp from 'fastify-plugin'
import { lazyRenderer } from './lazy-renderer.ts'
import type { Renderer } from './renderer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    renderer: Renderer
  }
}

export interface RenderingOptions {
  /** `null` in development, where Vite loads the pages. */
  buildId: string | null
  buildDirectory: string
  /** `false`: Vike renders everything. */
  isFast: boolean
}

export const renderingPlugin = fp<RenderingOptions>(
  async (app, { buildId, buildDirectory, isFast }) => {
    if (buildId === null) {
      const { createRenderer } = await import('./renderer.ts')
      app.decorate('renderer', createRenderer({ files: [], templates: {}, sheets: new Map() }, app.log))
      return
    }
    const renderer = lazyRenderer(async () => {
      const { createBuildRenderer } = await import('./build-renderer.ts')
      return createBuildRenderer({ buildId, buildDirectory, isFast }, app.log)
    })
    app.decorate('renderer', renderer)
  },
  { name: 'rendering' },
)
