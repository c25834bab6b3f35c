import type { AnswerKind } from '../base/answer-kind.ts'
import { RETRY_AFTER_S } from '../base/errors.ts'
import { lastModified } from '../http/etag.ts'
import { etagOf, type Encoding } from '../http/representation.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Alternating names and values, as `writeHead()` takes them. */
export type HeaderLines = readonly string[]

/** Longest time a CDN may serve a stale page on errors. */
const DAY_S = 86_400

/** Browsers revalidate each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

const STALE_S = 5
const PREFETCHED_S = 30

/** Never past the moment. */
const wholeSeconds = (ms: number) => Math.max(0, Math.floor(ms / 1000))

export type CachingHeaders = ReturnType<typeof cachingHeaders>

/**
 * A CDN caches a page while its content is fresh, and only for seconds when it is stale, since a refresh is under way.
 * On errors it serves stale pages no longer than we do, and none that is another one by then. A prefetched page is
 * good for the next click alone.
 */
export function cachingHeaders({ freshMs, staleMs }: { freshMs: number; staleMs: number }) {
  const freshS = Math.round(freshMs / 1000)
  const staleS = Math.min(DAY_S, Math.round(staleMs / 1000))
  return {
    /** For content that is fresh for `leftMs` more, of a page that is another one `changesInMs` from now. */
    fresh: (leftMs: number, changesInMs = Infinity): HeaderLines => {
      const seconds = Math.min(freshS, Math.ceil(leftMs / 1000))
      const onErrorsS = Math.min(staleS, wholeSeconds(changesInMs) - seconds)
      return [
        'cache-control',
        REVALIDATE,
        'cdn-cache-control',
        `public, max-age=${seconds}, stale-while-revalidate=${freshS}, stale-if-error=${onErrorsS}`,
      ]
    },
    stale: ['cache-control', REVALIDATE, 'cdn-cache-control', `public, max-age=${STALE_S}`],
    prefetch: ['cache-control', `private, max-age=${PREFETCHED_S}`],
    /** For a page that is another one `changesInMs` from now. */
    changing: (leftMs: number, changesInMs: number): HeaderLines => {
      const seconds = Math.min(freshS, leftMs > 0 ? Math.ceil(leftMs / 1000) : STALE_S, wholeSeconds(changesInMs))
      return ['cache-control', REVALIDATE, 'cdn-cache-control', `public, max-age=${seconds}`]
    },
    changingPrefetch: (changesInMs: number): HeaderLines => [
      'cache-control',
      `private, max-age=${Math.min(PREFETCHED_S, wholeSeconds(changesInMs))}`,
    ],
    /** Whether others could keep a page for so long. */
    mayOutlast: (changesInMs: number) => changesInMs < 1000 * (Math.max(2 * freshS, PREFETCHED_S) + 1),
  }
}

/** Lets the browser prefetch pages while no script of ours does. */
const SPECULATION_RULES: HeaderLines = ['speculation-rules', '"/speculation-rules.json"']

/** Headers of a page in one encoding, the same for all clients. */
export interface Head {
  etag: string
  full: HeaderLines
  /** Headers of a 304. */
  unchanged: HeaderLines
}

/** A page, or the data of one. */
export type PageKind = Extract<AnswerKind, 'document' | 'data'>

export const pageKind = ({ headers }: Pick<RenderedPage, 'headers'>): PageKind =>
  headers.some((header) => isType(header) && header[1].startsWith('text/html')) ? 'document' : 'data'

/** Documents and Markdown share the address of a page, data have their own. */
const isNegotiated = (headers: RenderedPage['headers']) =>
  headers.some((header) => isType(header) && header[1].startsWith('text/'))

const isType = ([name]: readonly [string, string]) => name.toLowerCase() === 'content-type'

export function headOf({ headers, modifiedAt, dependencies }: RenderedPage, hash: string, encoding: Encoding): Head {
  const etag = etagOf(hash, encoding)
  const unchanged = [
    ...headers.filter((header) => !isType(header)).flat(),
    'vary',
    isNegotiated(headers) ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
    ...(dependencies ? ['etag', etag] : []),
    ...(dependencies && modifiedAt ? ['last-modified', lastModified(modifiedAt)] : []),
  ]
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const ahead = dependencies && pageKind({ headers }) === 'document' ? SPECULATION_RULES : []
  return { etag, unchanged, full: [...unchanged, ...headers.filter(isType).flat(), ...coding, ...ahead] }
}

/** Error pages are not cacheable. */
export function errorHeaders(status: number): HeaderLines {
  return status === 503
    ? ['cache-control', 'no-store', 'retry-after', String(RETRY_AFTER_S)]
    : ['cache-control', 'no-store', 'x-robots-tag', 'noindex']
}

/** Some CDNs ignore `Vary: Accept`: they would serve Markdown to everybody. */
export const NEGOTIATED: HeaderLines = [
  'cache-control',
  'private, max-age=0, must-revalidate',
  'cdn-cache-control',
  'no-store',
]

/** For a page whose content is to be indexed at another address. */
export const NOT_INDEXED: HeaderLines = ['x-robots-tag', 'noindex']

/** For a page with a visitor's own input. */
export const PRIVATE: HeaderLines = ['cache-control', 'no-store']
