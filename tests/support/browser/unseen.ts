import type { BrowserContext, Page } from 'playwright'

/**
 * Pages of a window are laid out and not drawn on the screen, from their first frame: drawing is a quarter of a visit's
 * cost, and most tests ask of boxes, words and events.
 */
export const unseen = (window: Page | BrowserContext) =>
  window.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media screen { html { opacity: 0 !important } }')
    document.adoptedStyleSheets.push(sheet)
  })

/** What is drawn already: a window that many pages are examined in needs one script, not one for each. */
const drawn = new WeakSet<Page | BrowserContext>()

/** Draws them after all: screenshots, contrast, contentful paints and layout shifts are of what is drawn. */
export async function seen(window: Page | BrowserContext) {
  const draw = () => void (document.adoptedStyleSheets = [])
  if (!drawn.has(window)) await window.addInitScript(draw)
  drawn.add(window)
  if ('evaluate' in window) await window.evaluate(draw)
}
