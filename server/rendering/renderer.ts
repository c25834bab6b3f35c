import type { Log } from '../base/log.ts'
import { abortOnFailure } from './abort-on-failure.ts'
import { fastRenderer, type Templates } from './fast.ts'
import { styleInliner } from './inline-styles.ts'
import type { PageInput, RenderedDocument } from './page.ts'
import { routeBy } from './routes.ts'
import type { Sheets } from './sheets.ts'
import { isMissingPage, loadPage, renderByVike, type PageFile } from './vike.ts'

/** A document with its styles in it. */
export interface StyledDocument extends RenderedDocument {
  /** Allows its styles in a policy; `null`: they are files. */
  styleHash: string | null
}

export interface Renderer {
  /** Never throws: what fails becomes an error page. */
  render(input: PageInput): Promise<StyledDocument>
  /** The same, but `null` for a 404, if possible without rendering. */
  find(input: PageInput): Promise<StyledDocument | null>
  /** Loads the code of all pages: a later build may replace the files. */
  loadPages(): Promise<void>
  /** How many documents each of the two has rendered. */
  counts(): Readonly<Record<'vike' | 'fast', number>>
}

/** Answered by the error page: no route begins like this, and one of a single segment would be the product's. */
const NO_PAGE = '/no/page/'

/** Pages with a template are rendered by the fast renderer; all others, and whatever fails or is missing, by Vike. */
export function createRenderer(
  { files, templates, sheets }: { files: readonly PageFile[]; templates: Templates; sheets: Sheets },
  log: Log,
): Renderer {
  const route = routeBy(files)
  const inlineStyles = styleInliner(sheets)
  const renderFast = fastRenderer(route, templates)
  // Without a proof the routes are not trusted to mean a 404.
  const hasProof = Object.keys(templates).length > 0
  const counts = { vike: 0, fast: 0 }

  return {
    async render(given) {
      const input = guarded(given)
      return styled(await renderOr(await tryFast(input), input))
    },
    async find(given) {
      const input = guarded(given)
      if (hasProof && !route(input.urlOriginal)) return null
      const fast = await tryFast(input)
      if (fast && 'error' in fast && isMissingPage(fast.error)) return null
      const page = await renderOr(fast, input)
      return page.isMissing ? null : styled(page)
    },
    async loadPages() {
      for (const { route: address } of files) await loadPage(`${address}/`.replace('//', '/'))
      await loadPage(NO_PAGE)
    },
    counts: () => counts,
  }

  function styled(page: RenderedDocument): StyledDocument {
    const { document, hash } = inlineStyles(page.body)
    return { ...page, body: document, styleHash: hash }
  }

  /** `null`: it has no template. */
  function tryFast(input: PageInput): Promise<RenderedDocument | { error: unknown } | null> {
    return renderFast(input).catch((error: unknown) => ({ error }))
  }

  async function renderOr(fast: RenderedDocument | { error: unknown } | null, input: PageInput) {
    if (fast && !('error' in fast)) {
      counts.fast += 1
      return fast
    }
    counts.vike += 1
    const page = await renderByVike(input, log)
    // A missing page or content fails in both renderers.
    if (fast && !page.isError) log.warn({ err: fast.error }, 'the fast renderer failed on a page that Vike renders')
    return page
  }
}

const guarded = (input: PageInput): PageInput => ({ ...input, content: abortOnFailure(input.content) })
