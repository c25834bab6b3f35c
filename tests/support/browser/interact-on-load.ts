import type { BrowserContext, Page } from 'playwright'

/** Simulates the first interaction on load, which starts hydration. */
export const interactOnLoad = (window: Page | BrowserContext) =>
  window.addInitScript(() => {
    addEventListener('load', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
  })
