import { createHmac } from 'node:crypto'
import { DATA_FILE } from '../shared/page-data.ts'
import { isSameSecret } from './base/bearer.ts'
import { queryOf } from './base/query-of.ts'
import { splitQuery } from './base/split-query.ts'

/** What belongs to a page below its address. */
const FILE = new RegExp(`(?:${RegExp.escape(DATA_FILE)}|custom\\.css)$`)

/** `/projects/x/?preview=1767225600.signature`: good for this page, whatever else its query says, and until then. */
export function previewLink(address: string, secret: string, expiresAtMs: number): string {
  const [path = '', query] = address.split('?', 2)
  const expires = String(Math.floor(expiresAtMs / 1000))
  const parameters = new URLSearchParams(query)
  parameters.set('preview', `${expires}.${signature(path, expires, secret)}`)
  return `${path}?${parameters}`
}

/**
 * The ticket of such a link, `false` when it is wrong or has expired, `null`: no preview is requested. A ticket for a
 * page is valid for its data and the styles of its case too.
 */
export function previewTicket(url: string, secret: string | null, nowMs: number): string | false | null {
  const ticket = ticketIn(url)
  if (ticket === null) return null
  const [path] = splitQuery(url)
  const [, expires = '', signed = ''] = /^(\d+)\.([\w-]+)$/.exec(ticket) ?? []
  const page = path.replace(FILE, '')
  const isGood = secret !== null && isSameSecret(signed, signature(page, expires, secret))
  return isGood && nowMs < Number(expires) * 1000 && ticket
}

/** Whether an address asks for a preview, by a good ticket or not. */
export const isPreview = (url: string): boolean => url.includes('?') && ticketIn(url) !== null

const ticketIn = (url: string) => new URLSearchParams(queryOf(url)).get('preview')

const signature = (path: string, expires: string, secret: string) =>
  createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url')
