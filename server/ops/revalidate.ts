import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { enums, nullable, object, optional, pattern, string, validate, type Infer } from 'superstruct'
import { isBearer } from '../base/bearer.ts'
import { BadInput } from '../errors.ts'

export interface RevalidateOptions {
  /** `null`: the route is not there. */
  secret: string | null
  /** All there are in the contract. */
  areas: readonly string[]
}

type Change = Infer<ReturnType<typeof changeIn>>

const changeIn = (areas: readonly string[]) =>
  object({
    area: enums(areas),
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
  async (app, { secret, areas }) => {
    const struct = changeIn(areas)
    app.purgeMessages.onMessage((message) => {
      const change = changeOf(message)
      if (!change) return
      app.contentStore.outdate(isTouchedBy(change))
      app.log.info(change, 'content revalidated elsewhere')
    })
    if (secret === null) return
    const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>) => isBearer(headers.authorization, secret)
    app.post(
      '/api/revalidate/',
      {
        config: {
          // Who knows the secret may tell of as many changes as there are.
          rateLimit: { max: 60, timeWindow: '1 minute', allowList: isKnown },
          errorBody: (reason) => ({ status: 'error', reason }),
        },
      },
      async ({ headers, body, log }, reply) => {
        reply.header('cache-control', 'no-store')
        if (!isKnown({ headers })) throw new BadInput(401, 'wrong secret')
        const change = changeOf(body)
        if (!change)
          throw new BadInput(400, `area must be one of ${areas.join(', ')}, and code one of its items or none`)
        const [told, refreshed] = await Promise.all([
          app.purgeMessages.send(change),
          Promise.race([refresh(change), sleep(REFRESH_LIMIT_MS, false, { ref: false })]),
        ])
        log.info({ ...change, refreshed, told }, 'content revalidated')
        return { status: 'ok', ...(!refreshed && { refreshed }), ...(!told && { told }) }
      },
    )

    /** Content systems tell more than is asked for, which is left out. */
    function changeOf(message: unknown): Change | undefined {
      const [, change] = validate(message, struct, { coerce: true, mask: true })
      return change
    }

    async function refresh(change: Change): Promise<boolean> {
      const isTold = await app.contentStore.renew(isTouchedBy(change))
      await app.pageCache.settled()
      return isTold
    }
  },
  { name: 'revalidate', dependencies: ['content', 'pages', 'purge-messages'] },
)

const isTouchedBy =
  ({ area, code }: Change) =>
  (path: string) =>
    code == null ? path.startsWith(`/${area}/`) : path === `/${area}/` || path === `/${area}/${code}/`
