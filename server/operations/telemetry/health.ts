import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

export interface HealthOptions {
  /** Whether the lead storage accepts leads. */
  canStoreLeads: () => Promise<boolean>
}

/**
 * `/healthz`: the process is alive. `/readyz`: send visitors here; 503 until there is content, and from the beginning
 * of the shutdown. An upstream that fails later only shows in `content`, since cached content is still served. It is
 * also 503 while leads cannot be stored because their file was moved away.
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
      answer(
        reply,
        !app.isDraining() && (await canReadContent()) && (await canStoreLeads()),
        app.contentStore.counts().failing > 0 ? { content: 'failing' } : {},
      ),
    )
  },
  { name: 'health', dependencies: ['content', 'drain'] },
)

const answer = (reply: FastifyReply, isOk: boolean, state: object = {}) =>
  reply
    .code(isOk ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status: isOk ? 'ok' : 'unavailable', ...state })
