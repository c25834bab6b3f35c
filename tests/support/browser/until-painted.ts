import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Before its first paint Chromium drops every key and every move of the mouse that a page is given. */
export async function untilPainted(page: Page) {
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-paint').length)
  await expect.poll(paints).toBeGreaterThan(0)
}
