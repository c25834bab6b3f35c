import fp from 'fastify-plugin'
import { reviewToRead } from '../../shared/review-to-read.ts'
import { sendValidated } from '../http/etag.ts'

/** A review as data, for the popup over a page that shows its heading alone. */
export const reviewsPlugin = fp(
  async (app) => {
    app.get<{ Params: { code: string } }>('/api/reviews/:code.json', async (request, reply) => {
      const { items } = await app.content.reviews()
      const review = items.find(({ code }) => code === request.params.code)
      if (!review) return reply.callNotFound()
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache')
      return sendValidated(request, reply, JSON.stringify(reviewToRead(review)))
    })
  },
  { name: 'reviews', dependencies: ['content'] },
)
