import { onRenderHtml as document } from 'vike-react/__internal/integration/onRenderHtml'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

export const onRenderHtml = async (pageContext: PageContextServer) => ({
  documentHtml: await document(pageContext),
  injectFilter: leaveFontsToHead,
})

/** Vike would preload every font a page may come to need. */
function leaveFontsToHead(files: InjectFilterEntry[]) {
  for (const file of files) if (file.assetType === 'font') file.inject = false
}
