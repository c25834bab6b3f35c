import type { IncomingHttpHeaders } from 'node:http'
import { isUnchanged } from '../http/etag.ts'
import { encodingFor } from '../http/representation.ts'
import {
  errorHeaders,
  NEGOTIATED,
  pageKind,
  PRIVATE,
  type CachingHeaders,
  type HeaderLines,
  type PageKind,
} from './page-headers.ts'
import type { RenderedPage } from './rendered-page.ts'
import type { StoredPage } from './stored-page.ts'

export interface Answer {
  kind: PageKind
  status: number
  headers: HeaderLines
  caching: HeaderLines
  /** `undefined`: headers only. */
  body: Buffer | Promise<Buffer> | string | undefined
}

/** A cached page in an encoding the client accepts, or a 304; negotiated at the address of another one. */
export function answerWith(
  page: StoredPage,
  requestHeaders: IncomingHttpHeaders,
  caching: CachingHeaders,
  isNegotiated = false,
): Answer {
  const encoding = encodingFor(requestHeaders['accept-encoding'])
  const { kind, status, representations } = page
  const { etag, full, unchanged } = page.heads[encoding]
  if (!page.dependencies)
    return { kind, status, headers: full, caching: errorHeaders(status), body: representations.bytes(encoding) }

  const cachingNow = isNegotiated ? NEGOTIATED : cachingOf(page, requestHeaders, caching)
  return isUnchanged(requestHeaders, etag, page.modifiedAt)
    ? { kind, status: 304, headers: unchanged, caching: cachingNow, body: undefined }
    : { kind, status, headers: full, caching: cachingNow, body: representations.bytes(encoding) }
}

/** `prefetch` or `prefetch;prerender`. */
const isPrefetch = ({ 'sec-purpose': purpose }: IncomingHttpHeaders) =>
  typeof purpose === 'string' && purpose.startsWith('prefetch')

function cachingOf(page: StoredPage, requestHeaders: IncomingHttpHeaders, caching: CachingHeaders): HeaderLines {
  const { freshUntilMs, dependencies } = page
  const leftMs = freshUntilMs - Date.now()
  const changesInMs = (dependencies?.changesAtMs ?? Infinity) - Date.now()
  if (caching.mayOutlast(changesInMs))
    return isPrefetch(requestHeaders) ? caching.changingPrefetch(changesInMs) : caching.changing(leftMs, changesInMs)
  if (isPrefetch(requestHeaders)) return caching.prefetch
  return leftMs > 0 ? caching.fresh(leftMs, changesInMs) : caching.stale
}

/** A page for one visitor, with `statusBefore` unless its own status is an error. */
export function uncachedAnswer(page: RenderedPage, statusBefore: number): Answer {
  const { status, headers, body } = page
  return {
    kind: pageKind(page),
    status: status === 200 ? statusBefore : status,
    headers: headers.flat(),
    caching: status === 503 ? errorHeaders(status) : PRIVATE,
    body,
  }
}
