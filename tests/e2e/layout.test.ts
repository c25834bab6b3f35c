import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { brokenTexts, textsCutOff } from '../support/layout.ts'
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

describe.each([...ROUTES.map(([path]) => path), '/nowhere/'])('%s', (path) => {
  test('cuts off no text at 320 px and breaks no phone and no word of a heading', async () => {
    const { page, leave } = await visit(browser, site.url + path, { viewport: { width: 320, height: 800 } })

    expect(await textsCutOff(page)).toEqual([])
    expect(await brokenTexts(page)).toEqual([])
    await leave()
  })
})
