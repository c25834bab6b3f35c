import { markdownAddress } from '../../shared/markdown-address.ts'
import { qualitiesOf } from '../base/qualities.ts'

const MARKDOWN = 'text/markdown'

/** Whether Markdown is accepted by name and preferred to HTML; of equal quality, the first one named wins. */
export function prefersMarkdown(accept: string | undefined): boolean {
  // No browser gets past this line.
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false
  const qualities = qualitiesOf(accept)
  const [markdown, html] = [qualities.get(MARKDOWN) ?? 0, qualities.get('text/html')]
  if (markdown === 0) return false
  if (html === undefined) return markdown >= (qualities.get('text/*') ?? qualities.get('*/*') ?? 0)
  if (html !== markdown) return markdown > html
  const names = [...qualities.keys()]
  return names.indexOf(MARKDOWN) < names.indexOf('text/html')
}

/** The address to answer with: that of the page, or of its Markdown if the client prefers it. */
export const negotiated = (address: string, accept: string | undefined) =>
  prefersMarkdown(accept) && /^[^?]*\/(?:\?|$)/.test(address) ? markdownAddress(address) : address
