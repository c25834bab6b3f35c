import type { BrowserContext } from 'playwright'

/** Keeps the chat from opening by itself over what a test looks at. */
export const withoutChatGreeting = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      sessionStorage.setItem('chat-greeted', 'yes')
    } catch {
      // A page without an origin has no storage.
    }
  })
