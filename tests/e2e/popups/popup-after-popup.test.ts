import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { exposedLandmarks } from '../../support/browser/behind-dialog.ts'
import { callback, closed, isFocused, opener } from '../../support/browser/callback-popup.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser(() => ({ METRIKA_ID: '12345' }))

describe('one popup after another', () => {
  test('a yes of the vote tells the counter its goal and no form; the focus returns to its opener', async () => {
    const { page } = await visit('/services/seo/')
    await page.evaluate(() => {
      const told: unknown[] = []
      Object.assign(window, { told, ym: (...words: unknown[]) => told.push(words) })
    })
    const yes = page.getByRole('link', { name: 'Да, хочу такую же' })
    await yes.click()
    await page
      .getByRole('dialog', { name: /Покажем/ })
      .getByRole('link', { name: 'Оставить заявку' })
      .click()
    await callback(page).waitFor()
    expect(await callback(page).locator('[name=reachgoal]').inputValue()).toBe('')

    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
      [12345, 'reachGoal', 'click-ostavit-zayavku'],
    ])
    await page.keyboard.press('Escape')
    await closed(page)
    expect(await isFocused(yes)).toBe(true)
  })

  test('the goal marker of one popup does not reach the next', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await page.getByRole('link', { name: 'Выбрать тариф «Старт»' }).click()
    expect(await callback(page).locator('[name=reachgoal]').inputValue()).toBe('uslugitarifi')
    await page.keyboard.press('Escape')
    await closed(page)

    await opener(page).click()

    expect(await callback(page).locator('[name=reachgoal]').inputValue()).toBe('')
  })

  test('news of a failed sending stands over the form, which keeps what was typed and its marker', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await goOnAfterFailure(page)

    expect(await callback(page).getByLabel('Имя').inputValue()).toBe('Анна')
    expect(await callback(page).locator('[name=reachgoal]').inputValue()).toBe('uslugitarifi')
    expect(await isFocused(callback(page).getByRole('button', { name: 'Отправить' }))).toBe(true)
    await expect.poll(() => exposedLandmarks(page)).toEqual(['dialog'])
  })

  test('the form under the news can be filled in again in browsers where a press gives no focus', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await page.evaluate(() =>
      addEventListener('mousedown', (event) => {
        event.preventDefault()
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      }),
    )
    await goOnAfterFailure(page)

    expect(await callback(page).evaluate((form) => form.closest('[inert]'))).toBe(null)
  })
})

/** A form sent in vain, its news read and left for the form. */
async function goOnAfterFailure(page: Page) {
  await page.route('**/api/mail/', (route) => route.fulfill({ status: 200, json: { status: 'error', fields: [] } }))
  await page.getByRole('link', { name: 'Выбрать тариф «Старт»' }).click()
  await callback(page).getByLabel('Имя').fill('Анна')
  await callback(page).getByLabel('Телефон').fill('+79162003040')
  await callback(page).getByLabel('Согласен').check()
  await callback(page).getByRole('button', { name: 'Отправить' }).click()
  const news = page.getByRole('alertdialog', { name: 'Произошла ошибка. Попробуйте повторить позже' })
  await expect.poll(() => exposedLandmarks(page)).toEqual([])
  await news.getByRole('button', { name: 'Вернуться к форме' }).click()
  await news.waitFor({ state: 'detached' })
}
