import { createHash } from 'node:crypto'
import type { ShareCard } from '../../shared/share-card.ts'
import type { Look } from './mark.ts'

/** Changes with the drawing itself: addresses of all pictures follow. */
const DRAWING = 1

/** The address of a page's picture: its hash is of everything that is drawn, and the path that of the page. */
export type ShareAddress = (page: string, card: ShareCard) => string

export function createShareAddress(look: Look): ShareAddress {
  const drawnBy = JSON.stringify([DRAWING, look])
  return (page, card) =>
    `/share/${hashOf(drawnBy + JSON.stringify(card))}${page === '/' ? HOME : page.replace(/\/$/, '')}.png`
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

const HOME = '/index'

/** The page that a picture's address belongs to; `null` for an invalid address. */
export function pageOf(address: string): string | null {
  const [, page] = /^\/share\/[\w-]{16}((?:\/[a-z0-9][\w-]*){1,4})\.png$/.exec(address) ?? []
  if (page === undefined) return null
  return page === HOME ? '/' : `${page}/`
}
