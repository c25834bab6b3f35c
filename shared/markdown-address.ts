/** A page as Markdown lies under the page: `/services/seo/index.md`. */
export const MARKDOWN_FILE = 'index.md'

/** Where the page at an address is as Markdown; of its query, what chooses a part of a list stays. */
export function markdownAddress(address: string): string {
  const [path = '', query] = address.split('?', 2)
  return `${path}${MARKDOWN_FILE}${query ? `?${query}` : ''}`
}
