import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { coerce, enums, nullable, object, optional, pattern, string, validate, type Infer } from 'superstruct'
import { isBearer } from '../../base/bearer.ts'
import { BadInput } from '../../base/errors.ts'

export interface RevalidateOptions {
  /** `null`: no route. */
  secret: string | null
  /** All areas of the contract. */
  areas: readonly string[]
}

type Change = Infer<ReturnType<typeof changeIn>>

/** Codes are lower-case here, whatever they are in the content system. */
const changedCode = coerce(pattern(string(), /^[a-z0-9][a-z0-9._-]{0,199}$/), string(), (code) => code.toLowerCase())

const changeIn = (areas: readonly string[]) =>
  object({
    area: enums(areas),
    code: optional(nullable(changedCode)),
  })

/** Webhooks time out after this; the refresh goes on in the background. */
const REFRESH_LIMIT_MS = 8000

/**
 * Webhook of the content system: an item and its list, or a whole area, has changed. `refreshed: false`: the upstream
 * failed or is not done yet, and the content stays invalidated. `told: false`: other processes could not be notified.
 */
export const revalidatePlugin = fp<RevalidateOptions>(
  async (app, { secret, areas }) => {
    const struct = changeIn(areas)
    app.invalidationMessages.onMessage((message) => {
      const change = changeOf(message)
      if (!change) return
      app.contentStore.invalidate(isAffectedBy(change), { isRemote: true })
      app.log.info(change, 'content revalidated elsewhere')
    })
    if (secret === null) return
    const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>) => isBearer(headers.authorization, secret)
    app.post(
      '/api/revalidate/',
      {
        config: {
          // No limit for requests with the secret.
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
          app.invalidationMessages.send(change),
          Promise.race([refresh(change), sleep(REFRESH_LIMIT_MS, false, { ref: false })]),
        ])
        log.info({ ...change, refreshed, told }, 'content revalidated')
        return { status: 'ok', ...(!refreshed && { refreshed }), ...(!told && { told }) }
      },
    )

    /** Unknown fields are dropped. */
    function changeOf(message: unknown): Change | undefined {
      const [, change] = validate(message, struct, { coerce: true, mask: true })
      return change
    }

    async function refresh(change: Change): Promise<boolean> {
      const isComplete = await app.contentStore.refresh(isAffectedBy(change))
      await app.pageCache.settled()
      return isComplete
    }
  },
  { name: 'revalidate', dependencies: ['content', 'pages', 'invalidation-messages'] },
)

const isAffectedBy =
  ({ area, code }: Change) =>
  (path: string) =>
    code == null ? path.startsWith(`/${area}/`) : path === `/${area}/` || path === `/${area}/${code}/`
