import fp from 'fastify-plugin'
import type { ContentReader } from '../../shared/content-reader.ts'
import { createMemoryCache } from './cache.ts'
import { createHtmlCleaner } from './html/cleaner.ts'
import { createContentReader } from './reader.ts'
import { createUpstream } from './upstream.ts'

declare module 'fastify' {
  interface FastifyInstance {
    content: ContentReader
  }
}

export interface ContentOptions {
  apiUrl: string
  siteUrl: string
  freshMs: number
  timeoutMs: number
}

export const contentPlugin = fp<ContentOptions>(
  async (app, { apiUrl, siteUrl, freshMs, timeoutMs }) => {
    const upstream = createUpstream({ baseUrl: apiUrl, timeoutMs })
    const content = createContentReader({
      upstream,
      cache: createMemoryCache({ freshMs }),
      html: createHtmlCleaner(siteUrl),
      log: app.log,
    })
    app.decorate('content', content)
    app.addHook('onClose', () => upstream.close())

    app.get<{ Params: { code: string } }>('/projects/:code/custom.css', async ({ params }, reply) => {
      const project = await content.project(params.code)
      if (!project?.custom) return reply.callNotFound()
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(project.custom.css)
    })
  },
  { name: 'content' },
)
