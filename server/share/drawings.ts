import type { ShareCard } from '../../shared/share-card.ts'
import { limitConcurrency } from '../base/concurrency.ts'
import type { Gate } from '../base/gate.ts'
import { createLruCache } from '../base/lru-cache.ts'
import type { Sharp } from '../base/sharp.ts'
import type { Drawer } from './drawer.ts'
import type { Look } from './mark.ts'
import { paint } from './paint.ts'

export interface Drawn {
  png: Buffer
  /** With its picture, if it has one, in the version the page names. */
  isWhole: boolean
}

export interface Photograph {
  bytes: Buffer
  isOfVersion: boolean
}

export interface DrawingsOptions {
  drawer: Drawer
  /** Given, since a start would read a file more if it were imported here as well. */
  loadSharp: () => Promise<Sharp>
  look: Look
  /** The picture of a page; `null`: it cannot be read. */
  pictureOf: (path: string) => Promise<Photograph | null>
  /** Keeps a whole one for good; `false`: it could not. */
  keep: (address: string, png: Buffer) => Promise<boolean>
  /** Limits the drawings in hand. */
  gate: Gate
}

/** One at a time leaves a processor for pages. */
const DRAWN_AT_ONCE = 1
/** Otherwise a loop of requests would take that processor as well. */
const UNKEPT_FOR_MS = 60_000
const UNKEPT_BYTES = 4 * 2 ** 20

/** Draws each card once for all who ask meanwhile, and once a minute if it is not kept for good. */
export function createDrawings({ drawer, loadSharp, look, pictureOf, keep, gate }: DrawingsOptions) {
  const withDrawingLimit = limitConcurrency({ atOnce: DRAWN_AT_ONCE })
  const running = new Map<string, Promise<Drawn>>()
  const unkept = createLruCache<{ drawn: Drawn; atMs: number }>(UNKEPT_BYTES)

  return async (address: string, card: ShareCard): Promise<Drawn> => {
    const known = unkept.get(address)
    if (known && performance.now() - known.atMs < UNKEPT_FOR_MS) return known.drawn
    const drawing = running.get(address) ?? gate.enter(() => draw(address, card)).finally(() => running.delete(address))
    running.set(address, drawing)
    return drawing
  }

  async function draw(address: string, card: ShareCard): Promise<Drawn> {
    // The network keeps no other drawing waiting.
    const picture = card.picture === null ? null : await pictureOf(card.picture)
    const png = await withDrawingLimit(() => painted(card, picture && picture.bytes))
    if (png === null) throw new Error(`the picture of ${address} is too heavy`)
    const drawn = { png, isWhole: card.picture === null || picture?.isOfVersion === true }
    const isKept = drawn.isWhole && (await keep(address, png))
    if (!isKept) unkept.set(address, { drawn, atMs: performance.now() }, png.length)
    return drawn
  }

  /** A picture that makes it too heavy is left out. */
  async function painted(card: ShareCard, picture: Buffer | null): Promise<Buffer | null> {
    const sharp = await loadSharp()
    const beside = picture && (await paint(sharp, await drawer.draw(card, look, true), picture))
    return beside ?? paint(sharp, await drawer.draw(card, look, false), null)
  }
}
