import type { Page } from 'playwright'

/** From the page about the agency to a person on the page of the team: a link with a hash. */
export async function followToZlata(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Злата Кеглина/ })
    .click()
  await page.waitForURL('**/team/#zlata-keglina', { waitUntil: 'commit' })
}
