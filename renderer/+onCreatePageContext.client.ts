import type { PageContextClient } from 'vike/types'
import { readStaticMarkup } from '#components/hydration/static-parts.ts'
import { loading } from '#components/state/loading-store.ts'
import { loadDocument } from './missing-chunks.ts'

/** Called before a page is hydrated or rendered. The only client hook that is notified of pages that failed to load. */
export async function onCreatePageContext(pageContext: PageContextClient) {
  if (pageContext.isHydration) pageContext.staticMarkup = readStaticMarkup()
  const { start, fail } = loading.getState()
  if (!pageContext.errorWhileRendering) {
    // After a failure Vike does not call `onPageTransitionStart`.
    if (pageContext.isClientSideNavigation) start()
    return
  }
  if (pageContext.site) return fail()
  // No data to render an error page from. The first page stays as the server has rendered it:
  // loaded anew it may fail again.
  if (pageContext.isClientSideNavigation) loadDocument(pageContext.urlOriginal)
  await new Promise(() => {})
}
