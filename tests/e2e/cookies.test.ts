import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

let browser: Browser
let site: TestSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite({ SITE_URL: 'http://127.0.0.1' })])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

test('the cookie notice goes with «ОК» and does not come back', async () => {
  const { page, leave } = await visit(browser, site.url)
  const notice = page.getByRole('complementary', { name: 'Куки' })

  await notice.getByRole('button', { name: 'ОК' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.goto(`${site.url}/blog/`, { waitUntil: 'networkidle' })

  expect(await notice.count()).toBe(0)
  await leave()
})

test('the cookie notice stays from page to page until it is answered', async () => {
  const { page, leave } = await visit(browser, site.url)
  const notice = page.getByRole('complementary', { name: 'Куки' })
  await notice.waitFor()

  await page.reload()

  await notice.waitFor()
  await leave()
})

test('the cookie notice opens the policy in a new tab', async () => {
  const { page, leave } = await visit(browser, site.url)
  const policy = page.getByRole('complementary', { name: 'Куки' }).getByRole('link', { name: /Политик/ })

  const [tab] = await Promise.all([page.waitForEvent('popup'), policy.click()])

  expect(new URL(tab.url()).pathname).toBe('/policy/')
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  await leave()
})

test('the cookie notice never flashes before a visitor who has agreed', async () => {
  expect(await (await site.get('/')).text()).not.toContain('aria-label="Куки"')
})

test('«ОК» in one tab answers for the others', async () => {
  const { page, leave } = await visit(browser, site.url)
  const other = await page.context().newPage()
  await other.goto(`${site.url}/blog/`, { waitUntil: 'networkidle' })

  await page.getByRole('button', { name: 'ОК' }).click()

  await other.getByRole('complementary', { name: 'Куки' }).waitFor({ state: 'detached' })
  await leave()
})
