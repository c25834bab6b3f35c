import { markdownOf } from './markdown/markdown.ts'
import { pageOf } from './page-address.ts'
import { NOT_INDEXED } from './page-headers.ts'
import { renderAddress } from './render.ts'
import type { RenderedPage } from './rendered-page.ts'

/** The Markdown at `address`, made of the page it belongs to; an error stays the page it is. */
export async function renderAsMarkdown(
  sources: Parameters<typeof renderAddress>[0],
  address: string,
): Promise<RenderedPage | null> {
  const page = await renderAddress(sources, pageOf(address))
  if (!page || page.status !== 200 || page.reason !== null) return page
  const { url, indexable } = sources.site
  const [, canonicalInPage = url + pageOf(address)] = /<link rel="canonical" href="([^"]+)"/.exec(page.body) ?? []
  const canonical = canonicalInPage.replaceAll('&amp;', '&')
  return {
    ...page,
    headers: [
      ['content-type', 'text/markdown; charset=utf-8'],
      ['content-location', address],
      ['link', `<${canonical}>; rel="canonical"`],
      ...(indexable ? [] : [NOT_INDEXED as [string, string]]),
    ],
    body: await markdownOf(page.body, canonical, page.modifiedAt),
  }
}
