import { isMediaAddress, MEDIA_ROUTE } from '../../shared/media.ts'
import type { Answered, Shortcut } from '../http/server.ts'
import { isPreview } from '../preview-link.ts'
import { negotiated } from './accept.ts'
import { answerWith, type Answer } from './answer.ts'
import { pageCacheKey } from './page-cache-key.ts'
import type { PageCache } from './page-cache.ts'
import type { CachingHeaders, HeaderLines, PageKind } from './page-headers.ts'

export interface CachedAnswersOptions {
  cache: PageCache
  caching: CachingHeaders
  /** Security headers of documents, without the policy each has, and of page data. */
  securityHeaders: Readonly<Record<PageKind, HeaderLines>>
  robotsOf: (url: string) => HeaderLines
  /** In place of a page that is not known, under overload; `null`: it queues. `address`: where it would be cached. */
  refusal: (url: string, address: string) => Answer | null
  createRequestId: () => string
  onAnswer: (answer: Answered, error: Error | null) => void
}

/**
 * Serves cache hits, and refusals under overload, without Fastify's routing. Pages are cached by canonical address, so
 * a hit needs no redirect, whatever an advertisement has added to its query.
 */
export function cachedAnswers({
  cache,
  caching,
  securityHeaders,
  robotsOf,
  refusal,
  createRequestId,
  onAnswer,
}: CachedAnswersOptions): Shortcut {
  return (request, response) => {
    const { method = '', url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const own = isPreview(url) ? url : pageCacheKey(url)
    const address = negotiated(own, request.headers.accept)
    const page = cache.cached(address)
    const answer = page ? answerWith(page, request.headers, caching, address !== own) : refusal(url, address)
    if (!answer) return false
    const { kind, status, headers, caching: cachingNow, body } = answer
    const startedAt = performance.now()
    const reqId = createRequestId()
    response.on('close', () =>
      onAnswer(
        { reqId, method, url, route: routeOf(url), status, ms: performance.now() - startedAt },
        response.writableFinished ? null : new Error('The client left before the end of the answer'),
      ),
    )
    const send = (bytes: Buffer | string | undefined) => {
      const length = bytes === undefined ? [] : ['content-length', String(Buffer.byteLength(bytes))]
      response
        .writeHead(
          status,
          ['x-request-id', reqId].concat(securityHeaders[kind], headers, cachingNow, robotsOf(url), length),
        )
        .end(bytes)
    }
    // Not compressed in this encoding yet.
    if (body instanceof Promise) body.then(send, (error: Error) => response.destroy(error))
    else send(body)
    return true
  }
}

/** Pictures are only ever refused here. */
const routeOf = (url: string) => (isMediaAddress(url) ? MEDIA_ROUTE : '/*')
