import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { lazy } from '../../../../server/base/lazy.ts'
import { lazyModulesPlugin } from '../../../../server/operations/process/lazy-modules.ts'
import { limitHeapGrowth } from '../../../../server/operations/process/limit-heap-growth.ts'
import { feature } from '../../../support/in-process/feature.ts'

vi.mock('../../../../server/operations/process/limit-heap-growth.ts', () => ({ limitHeapGrowth: vi.fn() }))

test('once it listens, all code that was put off is read, then that of the pages, before memory grows slowly', async () => {
  const steps: string[] = []
  lazy(async () => void steps.push('module'))
  vi.mocked(limitHeapGrowth).mockImplementation(() => void steps.push('small steps'))
  const app = Fastify()
  for (const name of ['deferred-start', 'leads']) app.register(feature(name))
  app.register(feature('rendering', { renderer: { loadPages: async () => void steps.push('pages') } }))
  app.register(lazyModulesPlugin)
  await app.ready()
  const info = vi.spyOn(app.log, 'info')
  expect(steps).toEqual([])

  await app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitFor(() => expect(steps).toEqual(['module', 'pages', 'small steps']))
  await vi.waitFor(() => expect(info).toHaveBeenLastCalledWith('the code of all pages is read'))
  await app.close()
})
