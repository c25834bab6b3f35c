import type { PageContextServer } from 'vike/types'
import type { PageData } from '../../shared/page-data.ts'
import { documentText, type DocumentPiece } from './document-text.ts'
import { pageJson } from './page-json.ts'
import type { PageInput } from './page.ts'
import type { RoutedAddress } from './routes.ts'
import type { BarePage } from './template.ts'
import type { PageConfig } from './vike.ts'

/** Hooks of Vike that the fast renderer does not support. */
const UNKNOWN_HOOKS = ['guard', 'onBeforeRender', 'onData', 'headersResponse']

export const unknownHook = (config: PageConfig) => UNKNOWN_HOOKS.find((hook) => hook in config)

/** The context of a page with its data, by the hooks Vike calls and in the same order. Throws what they throw. */
export async function prepare(
  config: PageConfig,
  address: RoutedAddress,
  input: PageInput,
): Promise<PageContextServer> {
  const pageContext = contextOf(config, address, input)
  const hooks: ((pageContext: PageContextServer) => unknown)[] = [config.onCreatePageContext ?? []].flat()
  for (const hook of hooks) await hook(pageContext)
  if (config.data) pageContext.data = (await config.data(pageContext)) as PageData
  return pageContext
}

/** Result of `onRenderHtml()`, with what the document is given to hydrate with. */
interface Rendered {
  documentHtml: DocumentPiece
  pageContext: object
}

/** The document without Vike's tags, and the data that goes with it. */
export async function barePage(pageContext: PageContextServer): Promise<BarePage> {
  const rendered = (await pageContext.config.onRenderHtml?.(pageContext)) as Rendered
  const hydrated = { ...pageContext, ...rendered.pageContext } as PageContextServer
  return { document: documentText(rendered.documentHtml), data: pageJson(hydrated) }
}

/** The part of Vike's page context that hooks and components read. */
function contextOf(config: PageConfig, address: RoutedAddress, input: PageInput): PageContextServer {
  const { pageId, routeParams, path, query, isData } = address
  const search = Object.fromEntries(new URLSearchParams(query))
  return {
    ...input,
    isPageContext: true,
    isClientSide: false,
    isClientSideNavigation: isData,
    urlPathname: path,
    urlParsed: { href: path + query, pathname: path, search, searchOriginal: query || null },
    pageId,
    routeParams,
    config,
    Page: config.Page,
    is404: null,
    errorWhileRendering: null,
  } as unknown as PageContextServer
}
