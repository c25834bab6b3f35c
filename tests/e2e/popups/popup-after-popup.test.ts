import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { exposedLandmarks } from '../../support/browser/behind-dialog.ts'
import { callback, closed, isFocused, opener } from '../../support/browser/callback-popup.ts'
import { contactForm, fillContactForm } from '../../support/browser/contact-form.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { withPlainSpaces } from '../../support/content/plain-spaces.ts'

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

describe('news of a failed sending that come', () => {
  test('when the popup was closed lead back to it, with what was typed and its marker', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await failOnceClosed(page)

    await news(page).getByRole('button', { name: 'Вернуться к форме' }).click()

    await callback(page).waitFor()
    await news(page).waitFor({ state: 'detached' })
    expect(await callback(page).getByLabel('Имя').inputValue()).toBe('Анна')
    expect(await callback(page).locator('[name=reachgoal]').inputValue()).toBe('uslugitarifi')
    await expect.poll(() => exposedLandmarks(page)).toEqual(['dialog'])
    await expect.poll(() => isFocusWithin(callback(page))).toBe(true)
  })

  test('when the popup was closed leave it so when they are closed, too', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await failOnceClosed(page)

    await news(page).getByRole('button', { name: 'Закрыть' }).click()
    await closed(page)
  })

  test('when the page of the form was left promise no way back', async () => {
    const { page } = await visit('/projects/')
    const fail = await holdAnswer(page)
    await fillContactForm(page)
    await Promise.all([page.waitForRequest('**/api/mail/'), contactForm(page).getByRole('button').click()])
    await page.getByRole('contentinfo').locator('a[href="/contacts/"]').first().click()
    await page.getByRole('heading', { name: 'Оставьте номер, подскажем дорогу' }).waitFor()
    fail()

    expect(withPlainSpaces(await news(page).innerText())).toContain('на странице с формой')
    expect(await news(page).getByRole('button', { name: 'Вернуться к форме' }).count()).toBe(0)
    await news(page).getByRole('button', { name: 'Понятно' }).click()
    await closed(page)
  })
})

async function failOnceClosed(page: Page) {
  const fail = await holdAnswer(page)
  await Promise.all([page.waitForRequest('**/api/mail/'), sendCallback(page)])
  await page.keyboard.press('Escape')
  await closed(page)
  fail()
}

/** Refuses what is posted, once it is told to. */
async function holdAnswer(page: Page) {
  const told = Promise.withResolvers<void>()
  await page.route('**/api/mail/', async (route) => {
    await told.promise
    await route.fulfill({ status: 200, json: { status: 'error', fields: [] } })
  })
  return told.resolve
}

const news = (page: Page) => page.getByRole('alertdialog', { name: 'Произошла ошибка. Попробуйте повторить позже' })

const isFocusWithin = (target: ReturnType<typeof callback>) =>
  target.evaluate((element) => element.contains(document.activeElement))

async function sendCallback(page: Page) {
  await page.getByRole('link', { name: 'Выбрать тариф «Старт»' }).click()
  await callback(page).getByLabel('Имя').fill('Анна')
  await callback(page).getByLabel('Телефон').fill('+79162003040')
  await callback(page).getByLabel('Согласен').check()
  await callback(page).getByRole('button', { name: 'Отправить' }).click()
}

/** A form sent in vain, its news read and left for the form. */
async function goOnAfterFailure(page: Page) {
  await page.route('**/api/mail/', (route) => route.fulfill({ status: 200, json: { status: 'error', fields: [] } }))
  await sendCallback(page)
  await expect.poll(() => exposedLandmarks(page)).toEqual([])
  await news(page).getByRole('button', { name: 'Вернуться к форме' }).click()
  await news(page).waitFor({ state: 'detached' })
}
