import { getGlobalContextAsync, renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { PAGE_NOT_FOUND } from '../../shared/error-page.ts'
import { shareCardOf } from '../../shared/page-share.ts'
import { isRecord } from '../base/is-record.ts'
import type { Log } from '../base/log.ts'
import { withBoot } from './build/boot-tags.ts'
import type { Manifest } from './build/page-assets.ts'
import type { PageInput, RenderedDocument } from './page.ts'

/** A page file of the build and the addresses it answers: `/blog/@code`. */
export interface PageFile {
  pageId: string
  route: string
}

/** Resolved config of a page file, hooks included. */
export type PageConfig = PageContextServer['config']

export async function readPageFiles(): Promise<PageFile[]> {
  const { pages } = await getGlobalContextAsync(true)
  return Object.entries(pages).flatMap(([pageId, { route }]) => (typeof route === 'string' ? [{ pageId, route }] : []))
}

/** What the client's build made; empty in development. */
export async function readManifest(): Promise<Manifest> {
  const context = await getGlobalContextAsync(true)
  return (!context.isClientSide && context.assetsManifest) || {}
}

/**
 * Reads the code of the page file that answers `address`, or of the error page where none does. Vike does so with the
 * first request for each; this one ends in `onCreatePageContext()`, before anything is rendered.
 */
export const loadPage = (address: string): Promise<PageConfig> =>
  new Promise((resolve, reject) => {
    renderPage({ urlOriginal: address, onLoaded: resolve }).then(
      () => reject(new Error(`Vike rendered ${address} instead of loading it`)),
      reject,
    )
  })

/** Renders by Vike, the error page included. Never throws. */
export async function renderByVike(input: PageInput, log: Pick<Log, 'error'>): Promise<RenderedDocument> {
  const pageContext = await renderPage({
    ...input,
    // Vike's alias of `pageId`: its getter would keep the page alive through minor garbage collections.
    _pageId: null,
  })
  const { httpResponse, errorWhileRendering, abortReason, abortStatusCode, is404 } = pageContext
  const { wholeData: data = pageContext.data } = pageContext
  // An abort (404, 503) has a reason; anything else is a bug.
  const hasFailed = Boolean(errorWhileRendering && !abortStatusCode)
  if (hasFailed) log.error({ err: errorWhileRendering }, 'page failed to render')
  const { statusCode: status } = httpResponse
  const body = input.buildId ? withBoot(httpResponse.body, await readManifest()) : httpResponse.body
  return {
    status,
    // We set our own; Vike forbids caching.
    headers: httpResponse.headers.filter(([name]) => name.toLowerCase() !== 'cache-control'),
    body,
    reason: status >= 400 ? reasonFor(abortReason, is404) : null,
    modifiedAt: data?.updatedAt,
    share: data ? shareCardOf(data) : null,
    hasFailed,
    // Page data has status 200 even for an error.
    isError: status !== 200 || Boolean(errorWhileRendering || abortStatusCode || is404),
    isMissing: is404 === true || abortStatusCode === 404,
  }
}

function reasonFor(abortReason: unknown, is404: unknown): string {
  if (typeof abortReason === 'string') return abortReason
  return is404 ? PAGE_NOT_FOUND : 'Page failed to render'
}

/** Whether a hook aborted with a 404. */
export const isMissingPage = (error: unknown): boolean =>
  isRecord(error) && isRecord(error['_pageContextAbort']) && error['_pageContextAbort']['abortStatusCode'] === 404
