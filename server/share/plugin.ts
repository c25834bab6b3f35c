import { createHash } from 'node:crypto'
import fp from 'fastify-plugin'
import { lazy } from '../base/lazy.ts'
import { loadSharp } from '../base/sharp.ts'
import { splitQuery } from '../base/split-query.ts'
import { contentHash, isUnchanged } from '../http/etag.ts'
import { pageOf, type ShareAddress } from './address.ts'
import { createDrawer } from './drawer.ts'
import type { Drawn, Photograph } from './drawings.ts'
import type { Look } from './mark.ts'

export interface SharePluginOptions {
  look: Look
  addressOf: ShareAddress
}

const FOREVER = 'public, max-age=31536000, immutable'
/** The picture may arrive later, or the page change. */
const SHORTLY = 'public, max-age=60'

/** More than the site has sections. */
const MOST_DRAWINGS = 60

/** `/share/HASH/projects/zernoved.png`: what messengers show of a page. */
export const sharePlugin = fp<SharePluginOptions>(
  async (app, { look, addressOf }) => {
    const drawer = createDrawer()
    const gate = app.gate('share', MOST_DRAWINGS)
    const drawings = lazy(async () =>
      (await import('./drawings.ts')).createDrawings({ drawer, loadSharp, look, pictureOf, keep, gate }),
    )
    app.addHook('onClose', () => drawer.close())

    app.get('/share/*', async (request, reply) => {
      const [address] = splitQuery(request.url)
      const page = pageOf(address)
      if (page === null) return reply.callNotFound()
      const drawn = (await readStored(address)) ?? (await current(page, address))
      if (drawn === null) return reply.callNotFound()
      if (typeof drawn === 'string') return reply.header('cache-control', SHORTLY).redirect(drawn, 302)
      const etag = `"${contentHash(drawn.png)}"`
      reply.headers({ 'cache-control': drawn.isWhole ? FOREVER : SHORTLY, etag })
      if (isUnchanged(request.headers, etag)) return reply.code(304).send()
      return reply.type('image/png').send(drawn.png)
    })

    async function readStored(address: string): Promise<Drawn | null> {
      const stored = await app.drawnPictures.read(keyOf(address))
      return stored && { png: stored.bytes, isWhole: true }
    }

    /** The picture, or its current address if that is another; `null`: no such page. */
    async function current(page: string, address: string): Promise<Drawn | string | null> {
      const card = await app.shareCard(page)
      if (card === null) return null
      const now = addressOf(page, card)
      return now === address ? (await drawings())(address, card) : now
    }

    /** Without the picture the words are drawn all the same. */
    async function pictureOf(path: string): Promise<Photograph | null> {
      return app.pictureBytes(path).catch((error: unknown) => {
        app.log.warn({ err: error, path }, 'a shared page is drawn without its picture')
        return null
      })
    }

    async function keep(address: string, bytes: Buffer): Promise<boolean> {
      const version = contentHash(bytes)
      const facts = {
        etag: `"${version}"`,
        version,
        modifiedAt: Date.now(),
        validators: { etag: null, modified: null },
      }
      try {
        await app.drawnPictures.write(keyOf(address), { bytes, ...facts })
        return true
      } catch (error) {
        app.log.warn({ err: error }, 'a picture could not be kept')
        return false
      }
    }
  },
  { name: 'share', dependencies: ['media', 'pages', 'read-only', 'shedding'] },
)

const keyOf = (address: string) => createHash('sha256').update(address).digest('hex')
