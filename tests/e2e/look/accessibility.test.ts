import type { BrowserContextOptions } from 'playwright'
import { describe, expect, test } from 'vitest'
import { unreadableByNight, violationsOf } from '../../support/browser/accessibility.ts'
import { anyCase, openCase } from '../../support/browser/case-popup.ts'
import { isReady } from '../../support/browser/gallery.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }
const NARROW: BrowserContextOptions = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }

const { visit } = siteAndBrowser()

describe('what opens above a page', () => {
  test('leaves axe nothing to name in the callback popup', async () => {
    const { page } = await visit('/', WIDE)
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await popup.waitFor()
    expect(await violationsOf(page)).toEqual([])

    await popup.getByRole('button', { name: 'Отправить' }).click()
    await popup.getByText('Ошибка валидации').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await unreadableByNight(page)).toEqual([])
  })

  test('leaves axe nothing to name in the mobile menu', async () => {
    const { page } = await visit('/', NARROW)
    await page.getByRole('button', { name: 'Открыть меню' }).click()
    await page.getByRole('dialog', { name: 'Меню' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await unreadableByNight(page)).toEqual([])
  })

  test('leaves axe nothing to name in the dropdown of services', async () => {
    const { page } = await visit('/', WIDE)
    await page.getByRole('button', { name: 'Услуги: подразделы' }).click()
    expect(await violationsOf(page)).toEqual([])
    expect(await unreadableByNight(page)).toEqual([])
  })

  test('leaves axe nothing to name in a review, whose text keys scroll', async () => {
    const { page } = await visit('/reviews/', NARROW)
    await page.getByRole('link', { name: /Я кормлю людей/ }).click()
    const text = page.getByRole('dialog').getByRole('group', { name: 'Мадина Шакарова' })
    await text.waitFor()
    expect(await violationsOf(page)).toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)

    // The visitor's own colours leave no shadow and no scrim to set it off from the page.
    await page.emulateMedia({ forcedColors: 'active' })
    const border = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).borderLeftWidth)
    expect(parseFloat(border)).toBeGreaterThan(0)
  })

  test('leaves axe nothing to name in tariffs and in a complaint with its errors', async () => {
    const { page } = await visit('/services/seo/', NARROW)
    await page.getByRole('link', { name: 'Смотреть тарифы' }).first().click()
    await page.getByRole('dialog', { name: 'Тарифы' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Нет, есть вопросы' }).click()
    await page.getByRole('dialog').locator('[data-cta]').click()
    await page
      .getByText(/Необходимо согласие/)
      .first()
      .waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  test('leaves axe nothing to name in a case and in a picture of it', async () => {
    const { page } = await openCase(visit, 'Зерновед', WIDE)
    expect(await violationsOf(page)).toEqual([])

    await anyCase(page)
      .getByRole('link', { name: /^Открыть крупно/ })
      .first()
      .click()
    await isReady(page)
    expect(await violationsOf(page)).toEqual([])
  })
})
