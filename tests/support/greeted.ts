import type { BrowserContext } from 'playwright'

/** To who has been greeted the chat does not open by itself, over whatever a test looks at. */
export const greeted = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      sessionStorage.setItem('chat-greeted', 'yes')
    } catch {
      // A page of no origin keeps nothing.
    }
  })
