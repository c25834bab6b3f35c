import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from '../../support/browser/at-rest.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { withPlainSpaces } from '../../support/content/plain-spaces.ts'

const { visit } = siteAndBrowser()

test('a long review stands whole in its popup: who, what about, when and every word', async () => {
  const { page } = await visit('/reviews/')

  await page.getByRole('link', { name: /Я кормлю людей/ }).click()
  const popup = page.getByRole('dialog', { name: 'Мадина Шакарова' })

  const text = withPlainSpaces(await popup.innerText())
  expect(text).toContain('Владелица, «Гранат и мята»')
  expect(text).toContain('SMM')
  expect(text).toContain('21 августа 2026')
  expect(text).toContain('и мы опять дружим')
})

describe('a review of the home page, whose document has its heading alone', () => {
  const WORDS = 'перезвонила уточнить'
  const opener = (page: Page) => page.getByRole('link', { name: 'Читать целиком' }).first()

  test('is fetched and read whole when its opener is pressed', async () => {
    const { page, complaints } = await visit('/')
    expect(await (await page.request.get('/')).text()).not.toContain(WORDS)

    await opener(page).click()
    const text = withPlainSpaces(await page.getByRole('dialog', { name: 'Ольга Меженина' }).innerText())

    expect(text).toContain('Реклама')
    expect(text).toContain('8 октября 2026')
    expect(text).toContain(WORDS)
    expect(complaints).toEqual([])
  })

  test.each([
    ['a form', '[data-popup=callback]', '/', ['Оставить заявку']],
    ['another page', '[href="/contacts/"]', '/contacts/', []],
  ])('stays away when it comes after the visitor has opened %s', async (_what, link, path, popups) => {
    const { page } = await visit('/')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('/api/reviews/**', async (route) => {
      await released
      await route.continue()
    })
    await opener(page).click()

    // The header is away, and a view of it would take the time of a scroll.
    await page.evaluate((selector) => document.querySelector<HTMLElement>(`header a${selector}`)?.click(), link)
    await page.waitForURL(`**${path}`)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(popups.length)
    const came = page.waitForResponse('**/api/reviews/**')
    release()
    await (await came).finished()
    await atRest(page)

    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(popups)
  })

  test('leads to the page of reviews when it cannot be fetched', async () => {
    const { page } = await visit('/')
    await page.route('/api/reviews/**', (route) => route.abort())

    await opener(page).click()

    await page.waitForURL('/reviews/')
  })
})
