import fp from 'fastify-plugin'
import { loadLazyModules } from '../../base/lazy.ts'
import { limitHeapGrowth } from './limit-heap-growth.ts'

/** Loads all lazy modules: from then on a new build may replace the files of the running program. */
export const lazyModulesPlugin = fp(
  async (app) => {
    app.addHook('onListen', async () => {
      await loadLazyModules()
      await app.renderer.loadPages()
      limitHeapGrowth()
      app.log.info('the code of all pages is read')
    })
  },
  { name: 'lazy-modules', dependencies: ['deferred-start', 'rendering', 'leads'] },
)
