import type { Page } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'
import { exposedLandmarks, exposedTexts } from '../../support/browser/behind-dialog.ts'
import { watchDocuments, withoutScript } from '../../support/browser/boot.ts'
import { launchBrowser } from '../../support/browser/browser.ts'
import {
  callback,
  closed,
  dialogs,
  isFocused,
  OF_CALLBACK,
  openCallback,
  opener,
} from '../../support/browser/callback-popup.ts'
import { interactOnLoad } from '../../support/browser/interact-on-load.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { site, openWindow, visit } = siteAndBrowser()

/** Its landscape stands still: the road of the home page is drawn at each frame. */
const PAGE = '/reviews/'

describe('a popup closes', () => {
  test.each([
    ['by its button', (page: Page) => callback(page).getByRole('button', { name: 'Закрыть' }).click()],
    ['by Escape', (page: Page) => page.keyboard.press('Escape')],
    ['by a press on the backdrop', (page: Page) => page.mouse.click(8, 400)],
    ['by Back', (page: Page) => page.goBack()],
  ])('%s, and the focus returns to what opened it', async (_, close) => {
    const { page, complaints } = await visit(PAGE)
    await openCallback(page)

    await close(page)
    await closed(page)

    expect(await isFocused(opener(page))).toBe(true)
    expect(page.url()).toBe(site().url + PAGE)
    expect(complaints).toEqual([])
  })

  test('not by a press that began inside and ended on the backdrop, nor the other way round', async () => {
    const { page } = await visit(PAGE)
    await openCallback(page)
    const heading = await callback(page).getByRole('heading').boundingBox()

    await drag(page, { x: heading?.x ?? 0, y: heading?.y ?? 0 }, { x: 8, y: 400 })
    await drag(page, { x: 8, y: 400 }, { x: heading?.x ?? 0, y: heading?.y ?? 0 })

    expect(await dialogs(page).count()).toBe(1)
    expect(await dialogs(page).getAttribute('data-leaving')).toBe(null)
  })

  test('playing back the way it came', async () => {
    const { page } = await visit(PAGE)
    await openCallback(page)
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]')
      new MutationObserver(() => {
        const durations = [dialog, dialog?.nextElementSibling].map((element) =>
          element?.getAnimations().map(({ effect }) => effect?.getTiming().duration),
        )
        document.body.dataset['durations'] = JSON.stringify(durations)
      }).observe(dialog ?? document, { attributeFilter: ['data-leaving'] })
    })

    await page.keyboard.press('Escape')
    await closed(page)

    expect(JSON.parse((await page.locator('body').getAttribute('data-durations')) ?? '')).toEqual([[160, 160], [240]])
  })

  test('at once for those who asked for calm', async () => {
    const { page } = await visit(PAGE, { reducedMotion: 'reduce' })
    await openCallback(page)

    const lasting = await callback(page).evaluate(async (element) => {
      document.querySelector<HTMLElement>('dialog [aria-label="Закрыть"]')?.click()
      await new Promise(requestAnimationFrame)
      return element.getAnimations({ subtree: true }).filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
        .length
    })
    await closed(page)

    expect(lasting).toBe(0)
  })
})

test('Tab goes round inside, both ways', async () => {
  const { page } = await visit(PAGE)
  await openCallback(page)
  const close = callback(page).getByRole('button', { name: 'Закрыть' })
  const send = callback(page).getByRole('button', { name: 'Отправить' })
  await close.focus()

  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(send)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isFocused(close)).toBe(true)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  }
})

test('the title of a page is said while a popup stands above it', async () => {
  const { page } = await visit(PAGE)
  await openCallback(page)
  await expect.poll(() => exposedLandmarks(page)).toEqual(['dialog'])

  await page.locator('#page-announcer').evaluate((said) => (said.textContent = 'Контакты — Верста'))
  expect(await exposedTexts(page)).toContain('Контакты — Верста')
})

test('the page does not scroll beneath, and does not jump for want of its scrollbar', async () => {
  const withScrollbars = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  onTestFinished(() => withScrollbars.close())
  const page = await withScrollbars.newPage({ baseURL: site().url })
  await interactOnLoad(page.context())
  await page.goto('/blog/', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  const headline = () => page.getByRole('heading', { level: 1 }).boundingBox()
  const before = await headline()
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)

  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
  await callback(page).waitFor()
  await page.mouse.move(40, 500)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')

  expect(await headline()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await closed(page)
  await page.mouse.wheel(0, 600)
  await page.waitForFunction(() => scrollY > 0)
})

test('without its code a popup comes with the page from the server', async () => {
  const { page } = await visit('/blog/', {}, (window) => withoutScript(window, OF_CALLBACK))

  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()

  await page.locator('dialog[open]').getByText(OF_CALLBACK).waitFor()
  expect(page.url()).toBe(`${site().url}/blog/?popup=callback`)
})

test('nor does it lose what the address of the page says', async () => {
  const { page } = await visit('/blog/?utm_source=direct', {}, (window) => withoutScript(window, OF_CALLBACK))

  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()

  await page.locator('dialog[open]').getByText(OF_CALLBACK).waitFor()
  expect(page.url()).toBe(`${site().url}/blog/?utm_source=direct&popup=callback`)
})

test('a popup that came with its page stays as it came when its code does not load', async () => {
  const page = await openWindow()
  const documents = watchDocuments(page)
  await withoutScript(page, OF_CALLBACK)
  const lost = page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'))
  await page.goto('/blog/?popup=callback')
  await lost
  await page.waitForLoadState('networkidle')
  expect(await page.locator('dialog[open]').getByText(OF_CALLBACK).isVisible()).toBe(true)
  expect(documents).toEqual(['/blog/?popup=callback'])
})

test.each([
  ['/services/seo/', 'Смотреть тарифы', 'Нажмите на название', '/services/seo/#tariffs'],
  ['/', 'Крутить колесо', 'пустых секторов', '/?popup=callback'],
])('without its code a popup of %s that has no address leaves «%s» a link', async (path, name, words, address) => {
  const { page } = await visit(path, {}, (window) => withoutScript(window, words))

  await page.getByRole('main').getByRole('link', { name }).first().click()

  await page.waitForURL(address)
  await page.goBack()
  await page.waitForURL(path)
})

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}
