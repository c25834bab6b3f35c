import { loggedPath } from '../base/logged-path.ts'
import type { Tracing } from '../base/tracing.ts'
import { withKeys } from './keyed.ts'
import { isMarkdown } from './page-address.ts'
import { renderAsMarkdown } from './render-as-markdown.ts'
import { renderAddress, type SiteFacts, type Sources } from './render.ts'
import type { RenderedPage } from './rendered-page.ts'

/** What pages use of other features. */
interface Lent extends Pick<Sources, 'recordContent' | 'icons' | 'renderer'> {
  securityHeaders: { document: Record<string, string> }
}

/** What every page is rendered from: facts of the owner, and parts of other features. */
export function sourcesOf(
  { recordContent, icons, renderer, securityHeaders }: Lent,
  { site, words, face, shareAddress, buildId }: Omit<SiteFacts, 'icons'>,
): Sources {
  const { 'content-security-policy': policy = '' } = securityHeaders.document
  return { recordContent, icons, renderer, site, words, face, shareAddress, buildId, policy }
}

/** Renders the page or the Markdown at an address, as a step of the request's trace. */
export function pageRenderer(tracing: Pick<Tracing, 'step'>, sources: Sources, hasKeys: boolean) {
  return (address: string): Promise<RenderedPage | null> =>
    tracing.step('render', { 'url.path': loggedPath(address) }, async () => {
      const page = await (isMarkdown(address) ? renderAsMarkdown(sources, address) : renderAddress(sources, address))
      return hasKeys ? withKeys(page) : page
    })
}
