import type { PageContextServer } from 'vike/types'

/**
 * Vike searches the whole document a dozen times for where its tags go. It is given one with a mark in place of the page,
 * which the server puts in at the end.
 */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  pageContext.pageHtml = pageContext.pageHtmlString ?? ''
  pageContext.pageHtmlString = pageContext.pageMark
}
