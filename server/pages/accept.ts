import { qualitiesOf } from '../base/qualities.ts'
import { MARKDOWN_FILE, markdownAddress } from '../../shared/markdown-address.ts'

const MARKDOWN = 'text/markdown'

/** Whether Markdown is asked for by its name and no less than HTML is; of the same quality, what is named first. */
export function prefersMarkdown(accept: string | undefined): boolean {
  // Every browser ends here.
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false
  const qualities = qualitiesOf(accept)
  const [markdown, html] = [qualities.get(MARKDOWN) ?? 0, qualities.get('text/html')]
  if (markdown === 0) return false
  if (html === undefined) return markdown >= (qualities.get('text/*') ?? qualities.get('*/*') ?? 0)
  if (html !== markdown) return markdown > html
  const names = [...qualities.keys()]
  return names.indexOf(MARKDOWN) < names.indexOf('text/html')
}

/** What is answered at the address of a page: the page, or its Markdown. */
export const negotiated = (address: string, accept: string | undefined) =>
  prefersMarkdown(accept) && /^[^?]*\/(?:\?|$)/.test(address) ? markdownAddress(address) : address

/** Markdown has an address of its own, whoever asks for it there. */
export const isMarkdown = (url: string) => url.split('?', 1)[0]?.endsWith(`/${MARKDOWN_FILE}`) === true

/** The page whose Markdown is at an address. */
export const pageOfMarkdown = (address: string) => address.replace(FILE, '')

const FILE = new RegExp(`(?<=/)${RegExp.escape(MARKDOWN_FILE)}(?=\\?|$)`)
