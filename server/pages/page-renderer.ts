import { loggedPath } from '../base/logged-path.ts'
import type { Tracing } from '../base/tracing.ts'
import { isMarkdown } from './page-address.ts'
import { renderAsMarkdown } from './render-as-markdown.ts'
import { renderAddress, type Sources } from './render.ts'
import type { RenderedPage } from './rendered-page.ts'
import { withSurrogateKeys } from './surrogate-key-headers.ts'

/** Renders the page or the Markdown at an address, as a step of the request's trace. */
export function pageRenderer(tracing: Pick<Tracing, 'step'>, sources: Sources, hasSurrogateKeys: boolean) {
  return (address: string): Promise<RenderedPage | null> =>
    tracing.step('render', { 'url.path': loggedPath(address) }, async () => {
      const page = await (isMarkdown(address) ? renderAsMarkdown(sources, address) : renderAddress(sources, address))
      return hasSurrogateKeys ? withSurrogateKeys(page) : page
    })
}
