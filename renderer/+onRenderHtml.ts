import { onRenderHtml as document } from 'vike-react/__internal/integration/onRenderHtml'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

export const onRenderHtml = async (pageContext: PageContextServer) => ({
  documentHtml: await document(pageContext),
  injectFilter: preloadTextFont,
})

/** What most letters of a page are set in. */
const TEXT_FONT = /golos-text-cyrillic-wght-normal-from-0020/

/** Vike would preload every font a page may come to need. */
function preloadTextFont(files: InjectFilterEntry[]) {
  for (const file of files) if (file.assetType === 'font') file.inject = TEXT_FONT.test(file.src) && 'HTML_BEGIN'
}
