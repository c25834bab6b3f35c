import { onRenderHtml as document } from 'vike-react/__internal/integration/onRenderHtml'
import { isRendered } from '#components/hydration/static-parts.ts'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import night from './styles/night.css?url'

export const onRenderHtml = async (pageContext: PageContextServer) => ({
  documentHtml: await document(pageContext),
  pageContext: withoutServerRendered(pageContext),
  injectFilter: chooseFiles,
})

/** Leaves out of the serialised state what the document holds as markup. A part that was not rendered stays in it. */
function withoutServerRendered({ data, pageHtmlString = '' }: PageContextServer & { pageHtmlString?: string }) {
  if (!data?.staticParts) return {}
  const left = Object.entries(data.staticParts).filter(([name]) => !isRendered(pageHtmlString, name))
  return { data: { ...data, staticParts: Object.fromEntries(left) } }
}

/** The font of most text. */
const TEXT_FONT = /golos-text-cyrillic-wght-normal-from-0020/

/** Vike would preload every font a page may need, and link the night, which only some ask for (`+headHtmlBegin.ts`). */
function chooseFiles(files: InjectFilterEntry[]) {
  for (const file of files) {
    if (file.assetType === 'font') file.inject = TEXT_FONT.test(file.src) && 'HTML_BEGIN'
    if (file.src === night) file.inject = false
  }
}
