import { renderPage } from 'vike/server'
import type { Log } from '../base/log.ts'
import type { RenderedPage } from './page-cache.ts'
import { pageKind, pageOfKind, type PageInit, type PageKind } from './page-kind.ts'
import { routeAddress, type PageRoute } from './page-routes.ts'

export interface MadePage extends Omit<RenderedPage, 'dependencies'> {
  /** `false`: it shows an error, whatever its status. */
  isSound: boolean
}

/**
 * Vike finds out for each page anew what is the same for all pages of its file: settings, files to load, where they go. That
 * takes longer than React takes for the page. So Vike makes the first one of each file, and whatever is out of the ordinary,
 * errors among it.
 */
export function pageMaker(
  routes: readonly PageRoute[],
  log: Pick<Log, 'error'>,
): (init: PageInit) => Promise<MadePage> {
  const kinds = new Map<string, PageKind>()

  return async function makePage(init) {
    const address = routeAddress(routes, init.urlOriginal)
    const kind = address && kinds.get(address.pageId)
    // What fails here fails again with Vike, which tells of it.
    const page = kind && (await pageOfKind(kind, address, init).catch(() => null))
    if (!page) return makeByVike(init)
    const { contentType, body, modifiedAt } = page
    return { status: 200, headers: [['Content-Type', contentType]], body, reason: null, modifiedAt, isSound: true }
  }

  async function makeByVike(init: PageInit): Promise<MadePage> {
    const pageContext = await renderPage({
      ...init,
      // Vike's alias of `pageId`: its getter would hold the page in memory past many a quick collection of garbage.
      _pageId: null,
    })
    const { httpResponse, errorWhileRendering, data, abortReason, abortStatusCode, is404, pageHtml } = pageContext
    // A page that aborts on purpose (404, 503) has told why; anything else is a fault of ours.
    if (errorWhileRendering && !abortStatusCode) log.error({ err: errorWhileRendering }, 'page failed to render')
    const { statusCode: status, body } = httpResponse
    // The data of a page comes with status 200 whatever became of it.
    const isSound = status === 200 && !errorWhileRendering && !abortStatusCode && !is404
    const { pageId, config } = pageContext
    const kind = isSound && pageHtml !== undefined && config ? pageKind(config, body) : null
    if (kind && pageId) kinds.set(pageId, kind)
    return {
      status,
      // How long a page may be kept is told by its answer; Vike would forbid it.
      headers: httpResponse.headers.filter(([name]) => name.toLowerCase() !== 'cache-control'),
      body: body.replace(init.pageMark, () => pageHtml ?? ''),
      reason: status >= 400 ? reasonFor(abortReason, init.urlOriginal) : null,
      modifiedAt: data?.updatedAt,
      isSound,
    }
  }
}

const reasonFor = (abortReason: unknown, address: string) =>
  typeof abortReason === 'string' ? abortReason : `Page not found: ${address}`
