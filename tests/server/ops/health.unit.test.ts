import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { healthPlugin } from '../../../server/ops/health.ts'

test('a site lives and is ready until it begins to close', async () => {
  const app = Fastify()
  app.register(healthPlugin)
  const statuses: number[] = []
  let url = ''
  const look = async () => void statuses.push((await fetch(`${url}/readyz`)).status)
  app.addHook('preClose', look)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const path of ['/healthz', '/readyz']) {
    const { statusCode, headers, ...answer } = await app.inject(path)
    expect([statusCode, answer.json(), headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store'])
  }

  await look()
  await app.close()

  expect(statuses).toEqual([200, 503])
})
