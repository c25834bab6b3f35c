import type { IncomingHttpHeaders } from 'node:http'
import type { RenderedPage, StoredPage } from './page-cache.ts'
import {
  errorHeaders,
  pageKind,
  PRIVATE,
  type CachingHeaders,
  type HeaderLines,
  type PageKind,
} from './page-headers.ts'
import { isUnchanged } from '../validators.ts'
import { encodingFor } from './representation.ts'

export interface Answer {
  kind: PageKind
  status: number
  headers: HeaderLines
  caching: HeaderLines
  /** `undefined`: nothing but headers. */
  body: Buffer | Promise<Buffer> | string | undefined
}

/** A page that is kept, in the encoding the client reads; nothing but headers when it has this very page already. */
export function answerWith(page: StoredPage, asked: IncomingHttpHeaders, caching: CachingHeaders): Answer {
  const encoding = encodingFor(asked['accept-encoding'])
  const { kind, status, representations } = page
  const { etag, whole, unchanged } = page.heads[encoding]
  if (!page.dependencies)
    return { kind, status, headers: whole, caching: errorHeaders(status), body: representations.bytes(encoding) }

  const cachingNow = cachingOf(page, asked, caching)
  return isUnchanged(asked, etag, page.modifiedAt)
    ? { kind, status: 304, headers: unchanged, caching: cachingNow, body: undefined }
    : { kind, status, headers: whole, caching: cachingNow, body: representations.bytes(encoding) }
}

/** Fetched or drawn before its link is followed: `prefetch`, `prefetch;prerender`. */
const isAhead = ({ 'sec-purpose': purpose }: IncomingHttpHeaders) =>
  typeof purpose === 'string' && purpose.startsWith('prefetch')

function cachingOf({ freshUntilMs }: StoredPage, asked: IncomingHttpHeaders, caching: CachingHeaders): HeaderLines {
  if (isAhead(asked)) return caching.ahead
  const leftMs = freshUntilMs - Date.now()
  return leftMs > 0 ? caching.fresh(leftMs) : caching.stale
}

/** A page of one visitor's own, under the status set before unless it has a worse one. */
export function answerAlone(page: RenderedPage, statusBefore: number): Answer {
  const { status, headers, body } = page
  return {
    kind: pageKind(page),
    status: status === 200 ? statusBefore : status,
    headers: headers.flat(),
    caching: status === 503 ? errorHeaders(status) : PRIVATE,
    body,
  }
}
