import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

export interface HealthOptions {
  /** Whether the lead storage accepts leads. */
  canStoreLeads: () => Promise<boolean>
}

/**
 * `/healthz`: the process lives. `/readyz`: visitors may be sent here, which ends when it begins to stop and does not
 * begin before there is content. An upstream that goes away later changes nothing: what is known is still served. Leads
 * whose file was taken away cannot be kept, and visitors are better sent elsewhere.
 */
export const healthPlugin = fp<HealthOptions>(
  async (app, { canStoreLeads }) => {
    let hasContent = false

    async function canReadContent(): Promise<boolean> {
      const { content } = app
      hasContent ||= await Promise.any([content.serviceGroups(), content.projects()]).then(
        () => true,
        () => false,
      )
      return hasContent
    }

    app.get('/healthz', async (_request, reply) => answer(reply, true))
    app.get('/readyz', async (_request, reply) =>
      answer(reply, !app.isDraining() && (await canReadContent()) && (await canStoreLeads())),
    )
  },
  { name: 'health', dependencies: ['content', 'drain'] },
)

const answer = (reply: FastifyReply, isOk: boolean) =>
  reply
    .code(isOk ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status: isOk ? 'ok' : 'unavailable' })
