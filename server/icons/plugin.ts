import fp from 'fastify-plugin'
import type { IconReader } from '../../shared/icons.ts'
import { BadInput } from '../base/errors.ts'
import { COLLECTION, splitIconName } from '../base/icon-name.ts'
import { sendValidated } from '../http/etag.ts'
import { installedCollections } from './collections.ts'
import { iconifyJson } from './iconify-json.ts'
import { createIconLibrary, LONGEST_QUERY } from './library.ts'
import { createPublicIcons } from './public-api.ts'

declare module 'fastify' {
  interface FastifyInstance {
    icons: IconReader
  }
}

export interface IconsOptions {
  /** Public icon APIs, asked in this order for collections that are not installed. */
  apiUrls: readonly string[]
}

const REQUESTS_A_MINUTE = 240
const WEEK_S = 604_800
/** An icon that is missing today may be there after the next deploy. */
const MISSING_S = 300

export const iconsPlugin = fp<IconsOptions>(
  async (app, { apiUrls }) => {
    const publicIcons = apiUrls.length > 0 ? createPublicIcons({ urls: apiUrls, log: app.log }) : null
    if (publicIcons) app.addHook('onClose', () => publicIcons.close())
    const library = createIconLibrary({ collections: installedCollections(), publicIcons, log: app.log })
    app.decorate('icons', library)

    app.get<{ Params: { file: string }; Querystring: { icons?: unknown } }>(
      '/api/icons/:file',
      { config: { rateLimit: { max: REQUESTS_A_MINUTE, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const { url, params, query } = request
        const collection = /^(.+)\.json$/.exec(params.file)?.[1]
        if (!collection || !COLLECTION.test(collection)) return reply.callNotFound()
        const names = readNames(url, query.icons)
        const found = await library.find(
          collection,
          names.filter((name) => splitIconName(`${collection}:${name}`)),
        )
        if (!found) return reply.callNotFound()

        const body = JSON.stringify(iconifyJson(collection, names, found))
        const isWhole = found.icons.size === names.length
        reply.header('cache-control', `public, max-age=${isWhole ? WEEK_S : MISSING_S}`)
        return sendValidated(request, reply.type('application/json; charset=utf-8'), body)
      },
    )
  },
  { name: 'icons' },
)

function readNames(url: string, icons: unknown): string[] {
  if (url.length - url.indexOf('?') - 1 > LONGEST_QUERY) throw new BadInput(414, 'too many icons asked at once')
  if (typeof icons !== 'string') throw new BadInput(400, 'no icons named')
  const names = icons.split(',').filter(Boolean)
  if (names.length === 0) throw new BadInput(400, 'no icons named')
  return [...new Set(names)]
}
