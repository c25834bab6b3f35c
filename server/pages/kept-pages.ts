import type { Answered, Shortcut } from '../shortcut.ts'
import { answerWith } from './answer.ts'
import type { PageCache } from './page-cache.ts'
import type { CachingHeaders, HeaderLines, PageKind } from './page-headers.ts'

export interface KeptPagesOptions {
  cache: PageCache
  caching: CachingHeaders
  /** Headers of every page, and of the data of one. */
  standing: Readonly<Record<PageKind, HeaderLines>>
  createRequestId: () => string
  answered: (answer: Answered, error: Error | null) => void
}

/**
 * Answers with a kept page at once: all there is to say is known before. What is kept stands under its canonical address,
 * so nothing else need be asked of it.
 */
export function keptPages({ cache, caching, standing, createRequestId, answered }: KeptPagesOptions): Shortcut {
  return (request, response) => {
    const { method = '', url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const page = cache.kept(url)
    if (!page) return false
    const { kind, status, headers, caching: cachingNow, body } = answerWith(page, request.headers, caching)
    const startedAt = performance.now()
    const reqId = createRequestId()
    response.on('close', () =>
      answered(
        { reqId, method, url, route: '/*', status, ms: performance.now() - startedAt },
        response.writableFinished ? null : new Error('The client left before the end of the answer'),
      ),
    )
    const send = (bytes: Buffer | string | undefined) => {
      const length = bytes === undefined ? [] : ['content-length', String(Buffer.byteLength(bytes))]
      response.writeHead(status, ['x-request-id', reqId].concat(standing[kind], headers, cachingNow, length)).end(bytes)
    }
    // An encoding nobody has asked for yet is made first.
    if (body instanceof Promise) body.then(send, (error: Error) => response.destroy(error))
    else send(body)
    return true
  }
}
