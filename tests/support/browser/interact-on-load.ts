import type { BrowserContext } from 'playwright'

/** Simulates the first interaction on load, which starts hydration. */
export const interactOnLoad = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('load', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
  })
