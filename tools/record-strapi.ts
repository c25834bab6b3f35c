import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { itemQuery, listQuery, STRAPI_AREAS } from '../server/content/upstream/strapi/areas.ts'

/** Entries of each list that are kept. */
const KEPT = 2
const FILE = join(import.meta.dirname, '../tests/server/content/upstream/strapi/replies.json')

interface ListReply {
  data: { code: string }[]
}

/** `node tools/record-strapi.ts URL TOKEN` records replies of a live Strapi for the tests of its adapter. */
const [url, token] = process.argv.slice(2)
if (!url || !token) {
  console.error('usage: node tools/record-strapi.ts URL TOKEN')
  process.exit(2)
}

const lists: Record<string, unknown> = {}
const items: Record<string, unknown> = {}
for (const area of Object.values(STRAPI_AREAS)) {
  const list = (await ask(listQuery(area, 1, false))) as ListReply
  const data = list.data.slice(0, KEPT)
  lists[area.type] = { data, meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } } }
  const [first] = data
  if (area.card && first) items[area.type] = await ask(itemQuery(area, first.code, false))
  console.log(`${area.type}: ${data.length} of ${list.data.length}`)
}
const refused: unknown = await (await fetch(`${url}/api/projects`)).json()
await writeFile(FILE, `${JSON.stringify({ lists, items, refused }, null, 2)}\n`)

async function ask(path: string): Promise<unknown> {
  const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  return reply.json()
}
