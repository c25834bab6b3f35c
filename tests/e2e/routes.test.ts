import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { ROUTES } from '../support/routes.ts'
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

describe.each(ROUTES)('%s', (path, heading) => {
  test('shows its one h1 to a browser that has nothing to complain of', async () => {
    const { page, complaints, leave } = await visit(browser, site.url + path)

    expect(await page.locator('h1').count()).toBe(1)
    expect(plain(await page.locator('h1').innerText())).toContain(heading)
    expect(await page.title()).not.toBe('')
    expect(complaints).toEqual([])
    await leave()
  })

  test.each([320, 768, 1440])('does not scroll sideways at %i px', async (width) => {
    const { page, leave } = await visit(browser, site.url + path, {
      viewport: { width, height: 800 },
      javaScriptEnabled: false,
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await leave()
  })
})

const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').replaceAll('\u00ad', '')
