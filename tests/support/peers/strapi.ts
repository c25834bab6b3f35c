import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isRecord } from '../../../server/base/is-record.ts'
import replies from '../../server/content/upstream/strapi/replies.json' with { type: 'json' }

export const TOKEN = 'token-of-the-site'

type Entry = Record<string, unknown>

export type TestStrapi = Awaited<ReturnType<typeof startStrapi>>

/** Plays replies recorded from a live Strapi by `tools/record-strapi.ts` to whoever has the token. */
export async function startStrapi() {
  const lists = new Map<string, Entry[]>(Object.entries(replies.lists).map(([type, { data }]) => [type, data]))
  const items = new Map<string, Entry[]>(Object.entries(replies.items).map(([type, { data }]) => [type, data]))
  const pages = new Map<string, number>()
  const queries: URLSearchParams[] = []
  let everywhere: string | null = null

  const server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://strapi')
    queries.push(searchParams)
    const type = pathname.replace('/api/', '')
    const isKnown = headers.authorization === `Bearer ${TOKEN}`
    response.writeHead(isKnown ? 200 : 403, { 'content-type': 'application/json' })
    response.end(everywhere ?? JSON.stringify(isKnown ? listOf(type, searchParams) : replies.refused))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function listOf(type: string, query: URLSearchParams) {
    const code = query.get('filters[code][$eqi]')
    const data = code === null ? lists.get(type) : items.get(type)?.filter((entry) => entry['code'] === code)
    return { data, meta: { pagination: { pageCount: pages.get(type) ?? 1 } } }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries: () => queries,
    /** Changes the entries of a type. */
    change(type: string, change: (entry: Entry) => Entry) {
      for (const kept of [lists, items]) kept.set(type, (kept.get(type) ?? []).filter(isRecord).map(change))
    },
    /** Takes the entries of a type away, or all. */
    empty(type?: string) {
      for (const kept of [lists, items]) for (const key of type ? [type] : kept.keys()) kept.set(key, [])
    },
    /** Has the list of a type come in so many pages, all the same. */
    repeat: (type: string, count: number) => void pages.set(type, count),
    /** Answers everything with `body`. */
    answerAll: (body: string) => void (everywhere = body),
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
