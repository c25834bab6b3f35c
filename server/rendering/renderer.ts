import type { PageContextServer } from 'vike/types'
import type { Log } from '../base/log.ts'
import { abortOnFailure } from './abort-on-failure.ts'
import { fastRenderer, type Templates } from './fast.ts'
import { routeBy } from './routes.ts'
import { loadPage, renderByVike, type PageFile } from './vike.ts'

/** What a page is made of. */
export type PageInput = Pick<
  PageContextServer,
  'urlOriginal' | 'content' | 'icons' | 'site' | 'buildId' | 'frame' | 'hour' | 'year' | 'form' | 'preview'
>

/** A page, or the data of one for a client that has another page already. */
export interface RenderedDocument {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: string
  /** Why it is an error page, `null` when it is none. */
  reason: string | null
  modifiedAt: Date | undefined
  /** It shows an error, whatever its status. */
  isError: boolean
}

export interface Renderer {
  /** Never throws: what fails becomes an error page. */
  render(input: PageInput): Promise<RenderedDocument>
  /** Reads the code of all pages, one after another: later another build may lie in its place. */
  loadPages(): Promise<void>
  /** How many documents each of the two has rendered. */
  counts(): Readonly<Record<'vike' | 'fast', number>>
}

/** Pages with a template are rendered by the fast renderer; all others, and whatever fails or is missing, by Vike. */
export function createRenderer(files: readonly PageFile[], templates: Templates, log: Log): Renderer {
  const renderFast = fastRenderer(routeBy(files), templates)
  const counts = { vike: 0, fast: 0 }

  return {
    async render(given) {
      const input = { ...given, content: abortOnFailure(given.content) }
      const fast = await renderFast(input).catch((error: unknown) => ({ error }))
      if (fast && !('error' in fast)) {
        counts.fast += 1
        return fast
      }
      counts.vike += 1
      const page = await renderByVike(input, log)
      // A page that is missing, or whose content is, fails both ways.
      if (fast && !page.isError) log.warn({ err: fast.error }, 'the fast renderer failed on a page that Vike renders')
      return page
    },
    async loadPages() {
      for (const { route } of files) await loadPage(`${route}/`.replace('//', '/'))
      await loadPage('/the-error-page/')
    },
    counts: () => counts,
  }
}
