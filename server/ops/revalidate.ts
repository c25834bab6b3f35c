import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { enums, is, nullable, object, optional, pattern, string, type Infer } from 'superstruct'
import { isBearer } from '../base/bearer.ts'
import { BadInput } from '../errors.ts'

export interface RevalidateOptions {
  /** `null`: the route is not there. */
  secret: string | null
}

const Change = object({
  area: enums(['services', 'projects', 'blog', 'vacancies', 'reviews', 'team', 'certificates', 'tariffs']),
  code: optional(nullable(pattern(string(), /^[a-z0-9][a-z0-9._-]{0,199}$/))),
})

/** Content systems wait no longer for an answer; what is not done by then goes on. */
const REFRESH_LIMIT_MS = 8000

/**
 * The content system says what it has changed: an item with the lists it stands in, or a whole area. `refreshed: false`
 * answers that the upstream could not tell it, or not yet: the change will be seen as soon as it can. `told: false`: other
 * processes could not be told.
 */
export const revalidatePlugin = fp<RevalidateOptions>(
  async (app, { secret }) => {
    app.purgeMessages.onMessage((message) => {
      if (!is(message, Change)) return
      app.contentStore.outdate(isTouchedBy(message))
      app.log.info({ ...message }, 'content revalidated elsewhere')
    })
    if (secret === null) return
    const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>) => isBearer(headers.authorization, secret)
    app.post(
      '/api/revalidate/',
      // Who knows the secret may tell of as many changes as there are.
      { config: { rateLimit: { max: 60, timeWindow: '1 minute', allowList: isKnown } } },
      async ({ headers, body, log }, reply) => {
        reply.header('cache-control', 'no-store')
        if (!isKnown({ headers })) throw new BadInput(401, 'wrong secret')
        if (!is(body, Change)) throw new BadInput(400, 'area is unknown or code malformed')
        const [told, refreshed] = await Promise.all([
          app.purgeMessages.send(body),
          Promise.race([refresh(body), sleep(REFRESH_LIMIT_MS, false, { ref: false })]),
        ])
        log.info({ ...body, refreshed, told }, 'content revalidated')
        return { status: 'ok', ...(!refreshed && { refreshed }), ...(!told && { told }) }
      },
    )

    async function refresh(change: Infer<typeof Change>): Promise<boolean> {
      const isTold = await app.contentStore.renew(isTouchedBy(change))
      await app.pageCache.settled()
      return isTold
    }
  },
  { name: 'revalidate', dependencies: ['content', 'pages', 'purge-messages'] },
)

const isTouchedBy =
  ({ area, code }: Infer<typeof Change>) =>
  (path: string) =>
    code == null ? path.startsWith(`/${area}/`) : path === `/${area}/` || path === `/${area}/${code}/`
