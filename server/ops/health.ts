import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

/**
 * `/healthz`: the process lives. `/readyz`: visitors may be sent here, which ends when it begins to stop and does not
 * begin before there is content. An upstream that goes away later changes nothing: what is known is still served.
 */
export const healthPlugin = fp(
  async (app) => {
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
    app.get('/readyz', async (_request, reply) => answer(reply, !app.isDraining() && (await canReadContent())))
  },
  { name: 'health', dependencies: ['content', 'drain'] },
)

const answer = (reply: FastifyReply, isOk: boolean) =>
  reply
    .code(isOk ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status: isOk ? 'ok' : 'unavailable' })
