import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createOrigin } from '../server/origin/origin.ts'

/** The demo content over HTTP, with projects repeated under other codes up to `count`. */
export async function startManyProjects(count: number) {
  const origin = createOrigin(resolve(import.meta.dirname, '../content'), { warn: () => {} })
  const { ITEMS, TAGS } = (await origin.inject('/projects/')).json<{ ITEMS: { CODE: string }[]; TAGS: object }>()
  const items = Array.from({ length: count }, (_, number) => {
    const item = ITEMS[number % ITEMS.length] ?? { CODE: '' }
    return number < ITEMS.length ? item : { ...item, CODE: `${item.CODE}-copy${number}` }
  })
  const list = JSON.stringify({ ITEMS: items, TAGS })

  const answer = async (url: string) =>
    url === '/projects/' ? { statusCode: 200, body: list } : origin.inject(url.replace(/-copy\d+\/$/, '/'))
  const server = createServer(({ url = '' }, response) => {
    void answer(url).then(({ statusCode, body }) =>
      response.writeHead(statusCode, { 'content-type': 'application/json' }).end(body),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addresses: items.map(({ CODE }) => `/projects/${CODE}/`),
    async stop() {
      server.close()
      server.closeAllConnections()
      await origin.close()
    },
  }
}
