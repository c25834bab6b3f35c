import type { Page } from 'playwright'

/** Follows a link with a hash, from the page about the agency to a person on the team's page. */
export async function followToZlata(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Злата Кеглина/ })
    .click()
  await page.waitForURL('**/team/#zlata-keglina', { waitUntil: 'commit' })
}
