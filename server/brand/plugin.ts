import fp from 'fastify-plugin'
import type { Words } from '../../shared/words.ts'
import { sendValidated } from '../etag.ts'
import { manifestText } from './manifest.ts'

/** What the browser itself shows of the owner. */
export const brandPlugin = fp<{ words: Words }>(
  async (app, { words }) => {
    const manifest = manifestText(words)
    app.get('/site.webmanifest', async (request, reply) =>
      sendValidated(
        request,
        reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400'),
        manifest,
      ),
    )
  },
  { name: 'brand' },
)
