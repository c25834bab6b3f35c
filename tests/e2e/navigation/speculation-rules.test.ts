import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { openIdle, openWindow } = siteAndBrowser()

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

test.each([
  ['with data-saver on', { saveData: true }],
  ['on 2g', { effectiveType: 'slow-2g' }],
])('no link is followed ahead %s', async (_when, connection) => {
  /** Links of the page the rules mean, whatever they do with them. */
  const meant = async (page: Page) => {
    await page.goto('/policy/')
    return page.evaluate(async () => {
      const { prefetch, prerender } = await (await fetch('/speculation-rules.json')).json()
      return [...prefetch, ...prerender].map(
        ({ where }) => document.querySelectorAll(where.and.at(-1).selector_matches).length,
      )
    })
  }
  for (const links of await meant(await openIdle())) expect(links).toBeGreaterThan(10)
  const page = await openIdle()
  await page.addInitScript((known) => Object.defineProperty(navigator, 'connection', { value: known }), connection)
  expect(await meant(page)).toEqual([0, 0])
})
