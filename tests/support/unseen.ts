import type { Page } from 'playwright'

/** Pages of a window are laid out and not drawn, from their first frame: drawing costs more than layout, and these tests ask of boxes. */
export const unseen = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
  })
