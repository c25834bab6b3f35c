import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { openWindow } = siteAndBrowser()

/** Pages the browser fetches by itself for what a visitor points at, with the header that says so. */
async function fetchedFor(page: Page, link: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const fetched: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
  })
  await page.goto('/policy/')
  await page.locator(link).first().hover()
  return fetched
}

test('a page of the site is fetched when the pointer rests on its link, without any script', async () => {
  const page = await openWindow({ javaScriptEnabled: false })
  const fetched = await fetchedFor(page, 'header a[href="/contacts/"]')
  await expect.poll(() => fetched).toEqual(['/contacts/'])
})
