import { describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

describe('the vote', () => {
  test('a no asks for words and sends them as a contact', async () => {
    const { page } = await visit('/services/seo/')
    await page.getByRole('link', { name: 'Нет, есть вопросы' }).click()
    const popup = page.getByRole('dialog', { name: /мы старались/ })
    await popup.getByText('Помогите нам стать лучше — расскажите, что вам не понравилось?').waitFor()

    await popup.getByLabel('Сообщение').fill('Непонятно, что входит в цену')
    await popup.getByLabel('Согласен').check()
    const [request] = await Promise.all([
      page.waitForRequest('**/api/mail/'),
      popup.getByRole('button', { name: 'Отправить' }).click(),
    ])

    expect(request.postDataJSON()).toMatchObject({ type: 'contacts', message: 'Непонятно, что входит в цену' })
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
  })
})

describe('without JavaScript', () => {
  test('without JavaScript a complaint is sent, too', async () => {
    const { page } = await visit('/services/seo/?popup=seo-no', { javaScriptEnabled: false })

    await page.getByLabel('Сообщение').fill('Дорого')
    await page.locator('dialog[open]').getByRole('checkbox').check()
    await page.locator('dialog[open]').getByRole('button', { name: 'Отправить' }).click()

    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/services/seo/')
  })

  test('a refused complaint comes back in its own popup', async () => {
    const { page } = await visit('/?popup=seo-no', { javaScriptEnabled: false })

    await page.getByLabel('Сообщение').fill('Дорого')
    await page.locator('dialog[open]').getByRole('button', { name: 'Отправить' }).click()

    await page.locator('dialog[open]').getByText('Необходимо согласие').waitFor()
    expect(await page.getByLabel('Сообщение').inputValue()).toBe('Дорого')
  })
})
