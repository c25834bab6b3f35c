import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferredStartPlugin } from '../../../../server/operations/process/deferred-start.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function listening() {
  const app = Fastify()
  const begin = vi.fn(async () => {})
  app.register(deferredStartPlugin)
  app.after(() => void app.addHook('onListen', begin))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, begin }
}

test('what stands in hooks of listening begins a second after it', async () => {
  const { app, begin } = await listening()
  await vi.advanceTimersByTimeAsync(999)
  expect(begin).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(begin).toHaveBeenCalledOnce()
  await app.close()
})

test('a site that is stopped before begins none of it', async () => {
  const { app, begin } = await listening()
  await app.close()
  await vi.advanceTimersByTimeAsync(2000)
  expect(begin).not.toHaveBeenCalled()
})
