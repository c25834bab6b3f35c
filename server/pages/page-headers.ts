import type { AnswerKind } from '../base/answer-kind.ts'
import { lastModified } from '../validators.ts'
import type { RenderedPage } from './page-cache.ts'
import { etagOf, type Encoding } from './representation.ts'

/** Names and values by turns, as Node sends them without another look. */
export type HeaderLines = readonly string[]

const RETRY_AFTER_S = 10

/** The longest a CDN may go on with a page nobody could ask about. */
const DAY_S = 86_400

/** Browsers ask each time and get a 304. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

export type CachingHeaders = ReturnType<typeof cachingHeaders>

/**
 * A CDN keeps a page as long as its content is fresh, and only for a moment when it is stale by now: else it would keep
 * yesterday's page after we have today's. While nobody can be asked it goes on no longer than we would. What a browser
 * fetches ahead is good for the next click, not for later.
 */
export function cachingHeaders({ freshMs, staleMs }: { freshMs: number; staleMs: number }) {
  const freshS = Math.round(freshMs / 1000)
  const withoutUs = `stale-while-revalidate=${freshS}, stale-if-error=${Math.min(DAY_S, Math.round(staleMs / 1000))}`
  return {
    /** With so much time left until its content wants to be asked for again. */
    fresh: (leftMs: number): HeaderLines => [
      'cache-control',
      ASK_EACH_TIME,
      'cdn-cache-control',
      `public, max-age=${Math.min(freshS, Math.ceil(leftMs / 1000))}, ${withoutUs}`,
    ],
    stale: ['cache-control', ASK_EACH_TIME, 'cdn-cache-control', 'public, max-age=5'],
    ahead: ['cache-control', 'private, max-age=30'],
  }
}

/** Which pages a browser may fetch before a link is followed, while no script of ours does so. */
const FETCHED_AHEAD: HeaderLines = ['speculation-rules', '"/speculation-rules.json"']

/** Headers of a page that are the same for all who ask for it in one encoding. */
export interface Head {
  etag: string
  whole: HeaderLines
  /** For who has the page already. */
  unchanged: HeaderLines
}

/** A page, or the data of one. */
export type PageKind = Extract<AnswerKind, 'document' | 'data'>

export const pageKind = ({ headers }: Pick<RenderedPage, 'headers'>): PageKind =>
  headers.some((header) => isType(header) && header[1].startsWith('text/html')) ? 'document' : 'data'

const isType = ([name]: readonly [string, string]) => name.toLowerCase() === 'content-type'

export function headOf({ headers, modifiedAt, dependencies }: RenderedPage, hash: string, encoding: Encoding): Head {
  const etag = etagOf(hash, encoding)
  const unchanged = [
    ...headers.filter((header) => !isType(header)).flat(),
    'vary',
    'Accept-Encoding',
    ...(dependencies ? ['etag', etag] : []),
    ...(dependencies && modifiedAt ? ['last-modified', lastModified(modifiedAt)] : []),
  ]
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const ahead = dependencies && pageKind({ headers }) === 'document' ? FETCHED_AHEAD : []
  return { etag, unchanged, whole: [...unchanged, ...headers.filter(isType).flat(), ...coding, ...ahead] }
}

/** A page that could not be made: nobody may keep it. */
export function errorHeaders(status: number): HeaderLines {
  return status === 503
    ? ['cache-control', 'no-store', 'retry-after', String(RETRY_AFTER_S)]
    : ['cache-control', 'no-store', 'x-robots-tag', 'noindex']
}

/** A page that holds what a visitor has typed. */
export const PRIVATE: HeaderLines = ['cache-control', 'no-store']
