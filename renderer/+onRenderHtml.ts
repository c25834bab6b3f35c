import { onRenderHtml as document } from 'vike-react/__internal/integration/onRenderHtml'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { MENU_CARDS } from '#components/frame/header/ServicesDropdown.tsx'
import { isRendered } from '#components/hydration/static-parts.ts'
import type { FrameContent } from '#shared/navigation.ts'
import type { PageData } from '#shared/page-data.ts'
import { siteOnPage } from '#shared/site.ts'
import night from './styles/night.css?url'

export const onRenderHtml = async (pageContext: PageContextServer) => ({
  documentHtml: await document(pageContext),
  pageContext: toHydrateWith(pageContext),
  injectFilter: chooseFiles,
})

/** Leaves out of the serialised state what a browser does not show, or has as markup. */
function toHydrateWith({ site, frame, data, pageHtmlString = '' }: PageContextServer & { pageHtmlString?: string }) {
  return {
    site: siteOnPage(site),
    frame: isRendered(pageHtmlString, MENU_CARDS) ? withoutDescriptions(frame) : frame,
    ...(data && { data: dataOnPage(data, pageHtmlString), wholeData: data }),
  }
}

const withoutDescriptions = ({ services, ...frame }: FrameContent) => ({
  ...frame,
  services: services.map(({ code, name }) => ({ code, name })),
})

/** Without what the head alone shows. A part that was not rendered stays. */
function dataOnPage(
  { description: _description, share: _share, updatedAt: _updatedAt, staticParts, ...data }: PageData,
  html: string,
) {
  if (!staticParts) return data
  const left = Object.entries(staticParts).filter(([name]) => !isRendered(html, name))
  return { ...data, staticParts: Object.fromEntries(left) }
}

/** What every page has: Russian letters, digits and marks in both families, English letters in the text. */
const FONTS_OF_EVERY_PAGE = /-(?:cyrillic-from-0020|latin-from-0021)|golos-text-latin-from-0022/

/**
 * Vike would preload every font a page may need, and link the night, which only some ask for (`+headHtmlBegin.ts`).
 * Fonts come after the document, with which they would share a slow connection.
 */
function chooseFiles(files: InjectFilterEntry[]) {
  for (const file of files) {
    if (file.assetType === 'font') file.inject = FONTS_OF_EVERY_PAGE.test(file.src) && 'HTML_END'
    if (file.src === night) file.inject = false
  }
}
