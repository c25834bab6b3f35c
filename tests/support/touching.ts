import type { BrowserContext } from 'playwright'

/** A visitor who gives a sign as soon as a page has loaded, so that it comes alive. */
export const touching = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('load', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
  })
