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

test('a case goes on paper without the frame and the form, black on white', async () => {
  const { page, leave } = await visit(browser, `${site.url}/projects/zernoved/`)
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  for (const role of ['banner', 'contentinfo', 'complementary', 'navigation', 'form', 'textbox', 'button'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  const [ink, paper] = await page.locator('h1').evaluate((title) => {
    const { color, backgroundColor } = getComputedStyle(title)
    return [color, backgroundColor]
  })
  expect(ink).toBe('rgb(0, 0, 0)')
  expect(paper).toBe('rgba(0, 0, 0, 0)')
  await leave()
})

test('paper shows where a link to another site leads', async () => {
  const { page, leave } = await visit(browser, `${site.url}/projects/zernoved/`)
  await page.emulateMedia({ media: 'print' })

  const link = page.getByRole('main').getByRole('link', { name: 'zernoved.example' })
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'https://zernoved.example',
  )
  await leave()
})
