import type { PageContextClient } from 'vike/types'
import { loading } from '#components/state/loading-store.ts'

/** The one hook of the browser that also hears of pages that failed to come. */
export async function onCreatePageContext(pageContext: PageContextClient) {
  const { start, fail } = loading.getState()
  if (!pageContext.errorWhileRendering) {
    // After a failure Vike does not tell of the next start.
    if (pageContext.isClientSideNavigation) start()
    return
  }
  fail()
  if (pageContext.site) return
  // Nothing came that an error page could be made of: let the browser fetch the document, as any link would.
  location.assign(pageContext.urlOriginal)
  await new Promise(() => {})
}
