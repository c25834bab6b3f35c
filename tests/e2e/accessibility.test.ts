import type { BrowserContextOptions } from 'playwright'
import { describe, expect, test } from 'vitest'
import { unreadableByNight, violationsOf } from '../support/accessibility.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

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
})
