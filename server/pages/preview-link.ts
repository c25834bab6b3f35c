import { createHmac } from 'node:crypto'
import { isSame } from '../bearer.ts'

/** `/projects/x/?preview=1767225600.signature`: good for this page and until then. */
export function previewLink(path: string, secret: string, expiresAtMs: number): string {
  const expires = String(Math.floor(expiresAtMs / 1000))
  return `${path}?preview=${expires}.${signature(path, expires, secret)}`
}

/** `null`: no preview is asked for. */
export function isPreviewAllowed(url: string, secret: string, nowMs: number): boolean | null {
  const [path = '', query = ''] = url.split('?', 2)
  const ticket = new URLSearchParams(query).get('preview')
  if (ticket === null) return null
  const [expires = '', signed = ''] = ticket.split('.')
  const page = path.replace(/index\.pageContext\.json$/, '')
  return isSame(signed, signature(page, expires, secret)) && nowMs < Number(expires) * 1000
}

const signature = (path: string, expires: string, secret: string) =>
  createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url')
