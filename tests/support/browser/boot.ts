import type { Page } from 'playwright'

export const stateOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['app'])

const PATIENCE_MS = 3000
export const ENTRY = '**/assets/entries/entry-client-routing*.js'

/** Delays the app's entry script until `release`. */
export async function holdApp(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(ENTRY, async (route) => {
    await released
    await route.continue().catch(() => null)
  })
  return { release }
}

/** Blocks the script that contains these words; `until` then, its request is open. */
export const withoutScript = (page: Page, words: string, until?: Promise<void>) =>
  page.route('**/assets/**/*.js', async (route) => {
    // Not through the page: its requests are aborted with it.
    const script = await (await fetch(route.request().url())).text()
    const isBlocked = script.includes(words)
    if (isBlocked) await until
    await (isBlocked ? route.abort() : route.continue()).catch(() => null)
  })

/** Live list of the documents a page requests. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname + new URL(request.url()).search)
  })
  return documents
}

/** Disables the boot's timeout, which a busy machine may exceed. */
export const patient = (page: Page) =>
  page.addInitScript((timeoutMs) => {
    const schedule = setTimeout.bind(window)
    const setTimeoutWithoutBoot = (task: () => void, ms?: number, ...args: unknown[]) =>
      ms === timeoutMs ? 0 : schedule(task, ms, ...args)
    Object.assign(window, { setTimeout: setTimeoutWithoutBoot })
  }, PATIENCE_MS)
