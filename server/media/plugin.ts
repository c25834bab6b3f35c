import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { parseVariant } from './variant.ts'
import { createResizer } from './resizer.ts'

export interface MediaOptions {
  apiUrl: string
}

/** `/media/w_640,f_webp,q_75/pictures/a.png`: a picture of the content API's host in one of the allowed variants. */
export const mediaPlugin = fp<MediaOptions>(
  async (app: FastifyInstance, { apiUrl }) => {
    const resizer = createResizer(apiUrl)
    app.addHook('onClose', () => resizer.close())

    app.get<{ Params: { variant: string; '*': string } }>('/media/:variant/*', async ({ params }, reply) => {
      const variant = parseVariant(params.variant)
      const picture = await resizer.resize(`/${params['*']}`, variant)
      if (!picture) return reply.callNotFound()
      return reply
        .type(`image/${variant.format}`)
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'same-site')
        .send(picture)
    })
  },
  { name: 'media' },
)
