import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GOOD_AREAS } from '../../../tests/support/content/content.ts'
import { noisyPicture } from '../../../tests/support/content/picture.ts'
import type { Drill } from './drill.ts'

/** A content API of so many projects that their pages do not fit into memory, each with pictures of its own. */
export async function largeApi({ defer }: Drill, count: number): Promise<{ url: string; codes: readonly string[] }> {
  const picture = await noisyPicture(1200, 800)
  const { ITEMS, TAGS } = GOOD_AREAS['/projects/'] as { ITEMS: object[]; TAGS: object }
  const codes = Array.from({ length: count }, (_, number) => `large-${number}`)
  const list = { ITEMS: [...ITEMS, ...codes.map((CODE) => ({ ...ITEMS[0], CODE }))], TAGS }
  const areas = new Map(Object.entries({ ...GOOD_AREAS, '/projects/': list }).map(jsonOf))
  const server = createServer(({ url = '' }, response) => {
    const [, code] = /^\/projects\/(large-\d+)\/$/.exec(url) ?? []
    const json = code ? JSON.stringify({ ITEM: { ...ITEMS[0], CODE: code }, TAGS }) : areas.get(url)
    if (url.startsWith('/pictures/')) response.setHeader('content-type', 'image/png').end(picture)
    else if (json === undefined) response.writeHead(404).end()
    else response.setHeader('content-type', 'application/json').end(json)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  defer(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, codes }
}

const jsonOf = ([path, content]: [string, unknown]) => [path, JSON.stringify(content)] as const
