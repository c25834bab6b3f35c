import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createShortcut } from '../../server/shortcut.ts'

const LIMITS = { bodyLimit: 1024, connectionTimeout: 60_000, keepAliveTimeout: 60_000, requestTimeout: 60_000 }
const PAGES = 160
/** So many, and those that wait have waited for more than half a second. */
const SEEN_BEFORE = 60
const WORK_MS = 12

test('what is no page does not join a queue that is overrun', async () => {
  const routed: string[] = []
  const sawEnough = Promise.withResolvers<void>()
  const route = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    routed.push(url)
    if (url === '/page/') for (const end = performance.now() + WORK_MS; performance.now() < end;);
    if (routed.length === PAGES + SEEN_BEFORE) sawEnough.resolve()
    response.end()
  }
  const server = createShortcut().serverFactory(route, LIMITS)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxFreeSockets: Infinity })
  const ask = async (path: string) => {
    const [response] = (await once(get({ port, agent, path }), 'response')) as [IncomingMessage]
    await response.resume().toArray()
  }

  const askAtOnce = (path: string) => Array.from({ length: PAGES }, () => ask(path))
  // One connection is accepted a turn, so with new ones no queue would grow.
  await Promise.all(askAtOnce('/healthz'))
  const pages = askAtOnce('/page/')
  await sawEnough.promise
  await ask('/media/w_640/a.png')
  await Promise.all(pages)

  expect(routed.filter((url) => url !== '/healthz').indexOf('/media/w_640/a.png')).toBeLessThan(PAGES)
  agent.destroy()
  server.close()
})
