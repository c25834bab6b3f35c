import { shareCardOf } from '../../shared/page-share.ts'
import { barePage, prepare } from './page-hooks.ts'
import { pageJson } from './page-json.ts'
import type { PageInput, RenderedDocument } from './page.ts'
import type { Route } from './routes.ts'
import { filled, type PageTemplate } from './template.ts'
import { loadPage, type PageConfig } from './vike.ts'

/** Templates of page files by their ids. */
export type Templates = Readonly<Record<string, PageTemplate>>

const NO_FAILURE = { hasFailed: false, isError: false, isMissing: false }

/**
 * Renders pages that have a template by the hooks of their file alone. Vike resolves what is common to a file on each
 * request, which takes longer than React's rendering.
 *
 * `null`: there is no template for this address. Throws what the hooks throw.
 */
export function fastRenderer(route: Route, templates: Templates) {
  const configs = new Map<string, Promise<PageConfig>>()

  return async function renderFast(input: PageInput): Promise<RenderedDocument | null> {
    const address = route(input.urlOriginal)
    const template = address && templates[address.pageId]
    if (!template) return null
    const pageContext = await prepare(await configOf(address.pageId, address.path), address, input)
    const [type, body] = address.isData
      ? ['application/json', pageJson(pageContext)]
      : ['text/html;charset=utf-8', filled(template, await barePage(pageContext))]
    const { data } = pageContext
    const facts = { modifiedAt: data?.updatedAt, share: data ? shareCardOf(data) : null }
    const headers = [['Content-Type', type]] as const
    return { status: 200, headers, body, reason: null, ...facts, ...NO_FAILURE }
  }

  function configOf(pageId: string, address: string): Promise<PageConfig> {
    const known = configs.get(pageId)
    if (known) return known
    const config = loadPage(address)
    configs.set(pageId, config)
    config.catch(() => configs.delete(pageId))
    return config
  }
}
