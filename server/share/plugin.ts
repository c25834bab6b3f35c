import { createHash } from 'node:crypto'
import fp from 'fastify-plugin'
import { limitConcurrency } from '../base/concurrency.ts'
import { splitQuery } from '../base/split-query.ts'
import { contentHash, isUnchanged } from '../etag.ts'
import { pageOf, type ShareAddress } from './address.ts'
import { createDrawer } from './drawer.ts'
import type { Look } from './mark.ts'
import { paint } from './paint.ts'
import type { ShareCard } from '../../shared/share-card.ts'

export interface SharePluginOptions {
  look: Look
  addressOf: ShareAddress
}

const FOREVER = 'public, max-age=31536000, immutable'
/** The picture may arrive later, or the page change. */
const SHORTLY = 'public, max-age=60'

/** One at a time leaves a processor for pages. */
const DRAWN_AT_ONCE = 1
/** More than the site has sections. */
const MOST_DRAWINGS = 60

/** `/share/HASH/projects/zernoved.png`: what messengers show of a page. */
export const sharePlugin = fp<SharePluginOptions>(
  async (app, { look, addressOf }) => {
    const drawer = createDrawer()
    const withDrawingLimit = limitConcurrency({ atOnce: DRAWN_AT_ONCE })
    const gate = app.gate('share', MOST_DRAWINGS)
    const drawing = new Map<string, Promise<Drawn>>()
    app.addHook('onClose', () => drawer.close())

    app.get('/share/*', async (request, reply) => {
      const [address] = splitQuery(request.url)
      const page = pageOf(address)
      if (page === null) return reply.callNotFound()
      const drawn = (await kept(address)) ?? (await current(page, address))
      if (drawn === null) return reply.callNotFound()
      if (typeof drawn === 'string') return reply.header('cache-control', SHORTLY).redirect(drawn, 302)
      const etag = `"${contentHash(drawn.png)}"`
      reply.headers({ 'cache-control': drawn.isWhole ? FOREVER : SHORTLY, etag })
      if (isUnchanged(request.headers, etag)) return reply.code(304).send()
      return reply.type('image/png').send(drawn.png)
    })

    async function kept(address: string): Promise<Drawn | null> {
      const stored = await app.drawnPictures.read(keyOf(address))
      return stored && { png: stored.bytes, isWhole: true }
    }

    /** The picture, or its current address if that is another; `null`: no such page. */
    async function current(page: string, address: string): Promise<Drawn | string | null> {
      const card = await app.shareCard(page)
      if (card === null) return null
      const now = addressOf(page, card)
      return now === address ? drawnOnce(address, card) : now
    }

    function drawnOnce(address: string, card: ShareCard): Promise<Drawn> {
      const running =
        drawing.get(address) ??
        gate.enter(() => withDrawingLimit(() => draw(address, card))).finally(() => drawing.delete(address))
      drawing.set(address, running)
      return running
    }

    async function draw(address: string, card: ShareCard): Promise<Drawn> {
      const picture = card.picture === null ? null : await pictureOf(card.picture)
      const beside = picture && (await painted(card, picture))
      const png = beside ?? (await painted(card, null))
      if (png === null) throw new Error(`the picture of ${address} is too heavy`)
      const isWhole = card.picture === null || picture !== null
      if (isWhole) await keep(address, png)
      return { png, isWhole }
    }

    const painted = async (card: ShareCard, picture: Buffer | null) =>
      paint(await drawer.draw(card, look, picture !== null), picture)

    /** Without the picture the words are drawn all the same. */
    async function pictureOf(path: string): Promise<Buffer | null> {
      return app.pictureBytes(path).catch((error: unknown) => {
        app.log.warn({ err: error, path }, 'a shared page is drawn without its picture')
        return null
      })
    }

    async function keep(address: string, bytes: Buffer): Promise<void> {
      const version = contentHash(bytes)
      const facts = {
        etag: `"${version}"`,
        version,
        modifiedAt: Date.now(),
        validators: { etag: null, modified: null },
      }
      await app.drawnPictures
        .write(keyOf(address), { bytes, ...facts })
        .catch((error: unknown) => app.log.warn({ err: error }, 'a picture could not be kept'))
    }
  },
  { name: 'share', dependencies: ['media', 'pages', 'read-only', 'shedding'] },
)

interface Drawn {
  png: Buffer
  /** With its picture, if it has one. */
  isWhole: boolean
}

const keyOf = (address: string) => createHash('sha256').update(address).digest('hex')
