import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isBearer } from '../base/bearer.ts'
import type { Log } from '../base/log.ts'
import { htmlOfMarkdown } from '../base/markdown.ts'
import { withoutSchemas } from '../base/without-schemas.ts'
import { sendValidated } from '../http/etag.ts'
import { AREAS, type Area } from './areas.ts'
import type { ContentFile, Item } from './content-file.ts'
import { openLibrary, type AreaContent } from './library.ts'
import { openPictures, type Pictures } from './pictures.ts'
import { openRedirects } from './redirects.ts'
import { requireDirectory } from './require-directory.ts'
import { byGroup, groupNameOf } from './service-groups.ts'

/**
 * The upstream contract over HTTP, from files. Used when no `API_URL` is given; `npm run origin` runs it alone. Drafts
 * are shown to `?draft=1` with the secret of previews, to nobody when there is none.
 */
export function createOrigin(
  directory: string,
  log: Pick<Log, 'warn'>,
  previewSecret: string | null = null,
  now: () => number = Date.now,
): FastifyInstance {
  requireDirectory(directory)
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, schemaController: withoutSchemas })
  const library = openLibrary(directory, log, now)
  const pictures = openPictures(join(directory, 'pictures'))
  const textOf = (content: object) => pictures.versionIn(JSON.stringify(content))

  const seesDrafts = ({ query, headers }: FastifyRequest) =>
    (query as { draft?: unknown }).draft === '1' &&
    previewSecret !== null &&
    isBearer(headers.authorization, previewSecret)

  app.register(fastifyStatic, { root: join(directory, 'pictures'), prefix: '/pictures/', index: false })

  const readRedirects = openRedirects(directory, log)
  app.get('/redirects/', async (request, reply) => {
    const redirects = await readRedirects()
    if (!redirects) return reply.code(404).send({ error: 'no redirects' })
    return send(request, reply, redirects.value, new Date(redirects.changedMs))
  })

  for (const area of AREAS) {
    app.get(`/${area.name}/`, async (request, reply) => {
      const content = await library.read(area, seesDrafts(request))
      const items = await listOf(area, content, pictures)
      return send(request, reply, await textOf({ ITEMS: items, TAGS: content.tags }), content.changedAt)
    })
    if (!area.hasDetail) continue
    app.get<{ Params: { code: string } }>(`/${area.name}/:code/`, async (request, reply) => {
      const content = await library.read(area, seesDrafts(request))
      const file = content.files.find(({ item }) => item['CODE'] === request.params.code)
      if (!file) return reply.code(404).send({ error: `no ${request.params.code} in ${area.name}` })
      const item = withGroupName(area, await withText(file, pictures), content)
      return send(request, reply, await textOf({ ITEM: item, TAGS: content.tags }), content.changedAt)
    })
  }
  return app
}

/** Services are a map of group name → items, as the contract wants; every other list is a list. */
async function listOf(area: Area, { files, groups }: AreaContent, pictures: Pictures) {
  const cards = area.hasDetail
    ? files.map(({ item }) => without(item, area.detailOnly))
    : await Promise.all(files.map((file) => withText(file, pictures)))
  return area.isGrouped ? byGroup(cards, groups) : cards
}

const withGroupName = (area: Area, item: Item, { groups }: AreaContent): Item =>
  area.isGrouped ? { ...item, GROUP: groupNameOf(item, groups) } : item

const withText = async ({ item, body }: ContentFile, pictures: Pictures): Promise<Item> => ({
  ...item,
  DETAIL_TEXT: await pictures.measureIn(htmlOfMarkdown(body)),
})

const without = (item: Item, fields: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !fields.includes(name)))

function send(request: FastifyRequest, reply: FastifyReply, body: string, changedAt: Date) {
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache')
  return sendValidated(request, reply, body, changedAt)
}
