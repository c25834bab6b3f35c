import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSite, type TestSite } from '../support/site.ts'

test('a site that had no file left to open shows its pages as soon as it has', async () => {
  const site = await startSite({}, process.cwd(), ['sh', '-c', 'ulimit -n 64; exec server/serve'])
  const visitor = visitorOf(site)
  expect(await visitor.statusOf('/healthz')).toBe(200)
  const crowd = await crowdAt(site)
  expect(await visitor.statusOf('/about/')).toBeGreaterThanOrEqual(500)
  for (const socket of crowd) socket.destroy()

  for (const path of ['/about/', '/projects/', '/']) await expect.poll(() => visitor.statusOf(path)).toBe(200)
  await site.stop()
})

/** Keeps one connection. */
function visitorOf({ url }: TestSite) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async statusOf(path: string) {
      const [response] = await once(get(url + path, { agent }), 'response')
      await buffer(response)
      return response.statusCode as number
    },
  }
}

/** Opens connections until no more are accepted. */
async function crowdAt({ url }: TestSite): Promise<Socket[]> {
  const crowd: Socket[] = []
  do {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    crowd.push(socket)
    await once(socket, 'connect')
    await sleep(20)
  } while (crowd.every(({ closed }) => !closed))
  return crowd
}
