import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inertParts, exposedLandmarks, reachableBehind } from '../../support/browser/behind-dialog.ts'
import { burgerOf, focusedName, menuOf, openMenu, PHONE } from '../../support/browser/mobile-menu.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['its button', (page) => menuOf(page).getByRole('button', { name: 'Закрыть меню' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the page beside it', (page) => page.mouse.click(10, 400)],
  ['Back', (page) => page.goBack()],
])('%s closes the menu and gives the focus back to the burger', async (_way, close) => {
  const { page } = await openMenu(visit, '/blog/')

  await close(page)
  await menuOf(page).waitFor({ state: 'hidden' })

  expect(new URL(page.url()).pathname).toBe('/blog/')
  expect(await focusedName(page)).toBe('Открыть меню')
})

test('Tab stays inside the menu', async () => {
  const { page } = await openMenu(visit)
  await expect.poll(() => focusedName(page)).toBe('Закрыть меню')

  await page.keyboard.press('Shift+Tab')
  expect(await focusedName(page)).toBe('Ночь')
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Закрыть меню')
})

test('the focus enters the menu at once and stays there while the page is still within reach', async () => {
  const { page } = await visit('/', PHONE)
  await holdFrames(page)
  await burgerOf(page).press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Закрыть меню')

  await page.keyboard.press('Shift+Tab')
  expect(await focusedName(page)).toBe('Ночь')
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Закрыть меню')
})

describe('the page behind the menu', () => {
  const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Вакансии' })

  test('is out of reach of keyboard and readers until the menu goes', async () => {
    const { page } = await openMenu(visit)

    await expect.poll(() => reachableBehind(page)).toEqual([])
    await expect.poll(() => exposedLandmarks(page)).toEqual(['dialog', 'navigation'])
    await page.keyboard.press('Escape')
    await menuOf(page).waitFor({ state: 'hidden' })

    await expect.poll(() => inertParts(page)).toBe(0)
    await footerLink(page).focus()
    expect(await focusedName(page)).toBe('Вакансии')
  })

  test('is released when the menu is closed and opened in the middle of it', async () => {
    const { page } = await visit('/', PHONE)
    for (let round = 0; round < 3; round++) {
      await burgerOf(page).press('Enter')
      await page.keyboard.press('Escape')
    }
    await menuOf(page).waitFor({ state: 'hidden' })

    await expect.poll(() => inertParts(page)).toBe(0)
    expect(await focusedName(page)).toBe('Открыть меню')
  })

  test('is out of reach as well when a popup has taken the place of the menu, and released after it', async () => {
    const { page } = await openMenu(visit)
    await expect.poll(() => reachableBehind(page)).toEqual([])

    await menuOf(page).getByRole('link', { name: 'Напишите нам' }).click()
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await popup.getByLabel('Имя').fill('Анна')
    await menuOf(page).waitFor({ state: 'hidden' })
    await expect.poll(() => reachableBehind(page)).toEqual([])
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })

    await expect.poll(() => inertParts(page)).toBe(0)
  })

  test('is another one within reach when a link of the menu has led there', async () => {
    const { page } = await openMenu(visit)
    await expect.poll(() => reachableBehind(page)).toEqual([])

    await menuOf(page).getByRole('link', { name: 'Контакты' }).click()
    await page.waitForURL('**/contacts/')

    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
    await menuOf(page).waitFor({ state: 'hidden' })
    await expect.poll(() => inertParts(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.matches('main h1'))).toBe(true)
  })

  test('gives the focus to the heading of the next page before all is released', async () => {
    const { page } = await openMenu(visit, '/', { ...PHONE, reducedMotion: 'reduce' })
    await expect.poll(() => reachableBehind(page)).toEqual([])
    await holdFrames(page)

    await menuOf(page).getByRole('link', { name: 'Контакты' }).press('Enter')

    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main h1'))).toBe(true)
    expect(await inertParts(page)).toBeGreaterThan(0)
  })
})

test('«Напишите нам» gives the place to the popup, which gives the focus back to the burger', async () => {
  const { page } = await openMenu(visit)

  await menuOf(page).getByRole('link', { name: 'Напишите нам' }).click()
  const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
  await popup.waitFor()
  await menuOf(page).waitFor({ state: 'hidden' })

  await page.goBack()
  await popup.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/blog/')
  expect(await focusedName(page)).toBe('Открыть меню')
})

/** No frame is drawn any more: what a frame would do has to wait. */
const holdFrames = (page: Page) => page.evaluate(() => void (window.requestAnimationFrame = () => 0))
