import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startSite, type TestSite } from '../support/site/site.ts'

const FILES = 64

test('a site that had no file left to open shows its pages as soon as it has', async () => {
  const site = await startSite({}, process.cwd(), ['sh', '-c', `ulimit -n ${FILES}; exec server/serve`])
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

/**
 * Opens more connections than are accepted, at once: a second after its start the site has read the code of all pages.
 */
async function crowdAt({ url }: TestSite): Promise<Socket[]> {
  const port = Number(new URL(url).port)
  const crowd = Array.from({ length: FILES + 6 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  await expect.poll(() => crowd.some(({ closed }) => closed)).toBe(true)
  return crowd
}
