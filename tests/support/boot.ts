import type { Page } from 'playwright'

export const stateOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['app'])

const ENTRY = '**/assets/entries/entry-client-routing*.js'

/** Holds the file that starts the app back until it is let go. */
export async function holdApp(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(ENTRY, async (route) => {
    await released
    await route.continue().catch(() => null)
  })
  return { release }
}

/** Documents a page has asked for, as they come: a list that grows. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname + new URL(request.url()).search)
  })
  return documents
}
