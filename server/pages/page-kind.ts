import type { PageContextServer } from 'vike/types'
import type { PageData } from '../../shared/page-data.ts'
import { clientText } from './client-text.ts'
import { documentText, type DocumentPiece } from './document-text.ts'
import type { RoutedAddress } from './page-routes.ts'

/** What is the same for all pages of one file, as Vike found it out for the first of them. */
export interface PageKind {
  config: PageContextServer['config']
  /** Styles and fonts, at the top of the document. */
  files: string
  /** What stands at its end, around the data of the page. */
  scripts: readonly [before: string, after: string]
}

/** What the server gives to a page. */
export type PageInit = Pick<
  PageContextServer,
  'urlOriginal' | 'content' | 'icons' | 'site' | 'buildId' | 'frame' | 'hour' | 'year' | 'form' | 'preview' | 'pageMark'
>

export interface PageText {
  contentType: string
  body: string
  modifiedAt: Date | undefined
}

const HEAD_START = '<head>'
const BODY_END = '</body>'

const VIKE_TAGS =
  /<head>(?<files>[^]*?)\n\s*<meta charset[^]*(?<before> {2}<script id="vike_pageContext"[^>]*>)[^<]*(?<after>[^]*)<\/body>/

/** No page has them. One that had would be left to Vike. */
const OTHER_HOOKS = ['guard', 'onBeforeRender', 'onData', 'headersResponse']

/** `document` is as Vike made it, with a mark in place of the page. */
export function pageKind(config: PageKind['config'], document: string): PageKind | null {
  if (OTHER_HOOKS.some((hook) => hook in config)) return null
  const { files, before, after } = VIKE_TAGS.exec(document)?.groups ?? {}
  return files && before && after ? { config, files, scripts: [before, after] } : null
}

/** Another page of a kind, by the same hooks in the same order. Throws what they throw. */
export async function pageOfKind(kind: PageKind, address: RoutedAddress, init: PageInit): Promise<PageText> {
  const { config } = kind
  const pageContext = contextOf(config, address, init)
  const preparations: ((pageContext: PageContextServer) => unknown)[] = [config.onCreatePageContext ?? []].flat()
  for (const prepare of preparations) await prepare(pageContext)
  if (config.data) pageContext.data = (await config.data(pageContext)) as PageData

  const modifiedAt = pageContext.data?.updatedAt
  if (address.isData) return { contentType: 'application/json', body: clientText(pageContext), modifiedAt }
  const document = documentText((await config.onRenderHtml?.(pageContext)) as DocumentPiece)
  return { contentType: 'text/html;charset=utf-8', body: filled(document, kind, pageContext), modifiedAt }
}

function contextOf(config: PageKind['config'], address: RoutedAddress, init: PageInit): PageContextServer {
  const { pageId, routeParams, path, query, isData } = address
  const search = Object.fromEntries(new URLSearchParams(query))
  return {
    ...init,
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

/** The document with its page, its files and its data, each where Vike puts it. */
function filled(document: string, { files, scripts }: PageKind, pageContext: PageContextServer): string {
  const { pageMark, pageHtml } = pageContext
  const filesAt = document.indexOf(HEAD_START) + HEAD_START.length
  const pageAt = document.indexOf(pageMark)
  const scriptsAt = document.lastIndexOf(BODY_END)
  const top = document.slice(0, filesAt) + files + document.slice(filesAt, pageAt)
  const end = scripts.join(clientText(pageContext).replaceAll('/', String.raw`\/`)) + document.slice(scriptsAt)
  return top + pageHtml + document.slice(pageAt + pageMark.length, scriptsAt) + end
}
