import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Resolves when a page has loaded nothing for a second from now on; `networkidle`, once
 * reached, is never waited for again.
 */
export async function atRest(page: Page) {
  let lastMs = performance.now()
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', () => (lastMs = performance.now()))
  await expect.poll(() => performance.now() - lastMs).toBeGreaterThan(1000)
  // Without a limit a browser that draws nothing may never find the time.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
}
