import axe, { type AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { ROUTES } from '../support/routes.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }
const NARROW: BrowserContextOptions = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }

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
  test.each([
    ['a wide screen', WIDE],
    ['a phone', NARROW],
  ])('leaves axe nothing to name on %s', async (_screen, options) => {
    const { page, leave } = await visit(browser, site.url + path, options)

    expect(await violationsOf(page)).toEqual([])
    await leave()
  })
})

describe('what opens above a page', () => {
  test('leaves axe nothing to name in the callback popup', async () => {
    const { page, leave } = await visit(browser, site.url, WIDE)
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await popup.waitFor()
    expect(await violationsOf(page)).toEqual([])

    await popup.getByRole('button', { name: 'Отправить' }).click()
    await popup.getByText('Ошибка валидации').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await leave()
  })

  test('leaves axe nothing to name in the mobile menu', async () => {
    const { page, leave } = await visit(browser, site.url, NARROW)
    await page.getByRole('link', { name: 'Открыть меню' }).click()
    await page.getByRole('dialog', { name: 'Меню' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await leave()
  })

  test('leaves axe nothing to name in the dropdown of services', async () => {
    const { page, leave } = await visit(browser, site.url, WIDE)
    await page.getByRole('button', { name: 'Услуги: подразделы' }).click()
    expect(await violationsOf(page)).toEqual([])
    await leave()
  })
})

/** Each rule broken, with the first words of the markup that breaks it. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ runOnly: ${JSON.stringify(TAGS)} })`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [id, html.slice(0, 160), any[0]?.message ?? ''].join(' · ')),
  )
}
