import type { IncomingHttpHeaders } from 'node:http'

const FALLBACK_PAGE = '/contacts/'

/** Path of the page a form was sent from: by its `utm` field, else by the referrer. Never a URL of another site. */
export function pageOf(utm: unknown, { referer, host }: IncomingHttpHeaders, siteUrl: string): string {
  for (const address of [utm, referer]) {
    const page = typeof address === 'string' && address !== '' ? URL.parse(address, siteUrl) : null
    const isOurs = page && (page.origin === new URL(siteUrl).origin || page.host === host)
    if (isOurs && isPage(page.pathname)) return page.pathname
  }
  return FALLBACK_PAGE
}

/** Rejects files, malformed paths and protocol-relative URLs. */
function isPage(path: string): boolean {
  try {
    return !decodeURIComponent(path).startsWith('//') && !/\.\w+$/.test(path)
  } catch {
    return false
  }
}

/** CSRF check. A client without these headers is no browser and carries no visitor's session. */
export function isFromOurPages(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false
  // With the referrer policy `no-referrer` a plain form has the origin `null`.
  if (headers['sec-fetch-site'] === 'same-origin') return true
  const { origin } = headers
  if (origin === undefined) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && (host === new URL(siteUrl).host || host === headers.host)
}
