import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from '../../support/browser/at-rest.ts'
import { watchDocuments, withoutScript } from '../../support/browser/boot.ts'
import { dialogs, OF_CALLBACK } from '../../support/browser/callback-popup.ts'
import { cardOf } from '../../support/browser/case-popup.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { site, visit } = siteAndBrowser()

describe('given up by Back before its code has come, and that fails, what was to open stays closed:', () => {
  test('a popup', async () => {
    const { page, fail } = await visitWithHeldScript('/blog/', OF_CALLBACK)
    const isOver = (expected: boolean) =>
      page.waitForFunction(
        (is) => ((history.state as { isOverlay?: boolean } | null)?.isOverlay ?? false) === is,
        expected,
      )
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    await isOver(true)
    await page.evaluate(() => history.back())
    await isOver(false)

    expect(await documentsAfter(page, fail)).toEqual([])
    expect([page.url(), await dialogs(page).count()]).toEqual([`${site().url}/blog/`, 0])
  })

  test('a case', async () => {
    const { page, fail } = await visitWithHeldScript('/projects/', 'Кейс загружается')
    await cardOf(page, 'Зерновед').click()
    await page.waitForFunction(() => location.pathname === '/projects/zernoved/')
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => location.pathname === '/projects/')

    expect(await documentsAfter(page, fail)).toEqual([])
    expect([page.url(), await dialogs(page).count()]).toEqual([`${site().url}/projects/`, 0])
  })
})

/** The script that contains these words is on its way until `fail`. */
async function visitWithHeldScript(address: string, words: string) {
  const held = Promise.withResolvers<void>()
  const { page } = await visit(address, {}, (window) => withoutScript(window, words, held.promise))
  return { page, fail: held.resolve }
}

/** What the page asks for once its script has failed. */
async function documentsAfter(page: Page, fail: () => void) {
  const documents = watchDocuments(page)
  const hasFailed = page.waitForEvent('requestfailed')
  fail()
  await hasFailed
  await atRest(page)
  return documents
}
