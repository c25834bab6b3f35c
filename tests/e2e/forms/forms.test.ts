import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ENTRY } from '../../support/browser/boot.ts'
import { contactForm, fillContactForm } from '../../support/browser/contact-form.ts'
import { siteBrowserAndMail } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { arrive, site, smtp, visit } = siteBrowserAndMail({ MAIL_TO: 'staff@versta.example' })

describe('the callback form', () => {
  test('brings the lead to the staff as a readable Russian mail', async () => {
    const { page, complaints } = await visit('/')

    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await popup.getByLabel('Имя').fill('Анна Белозёрова')
    await popup.getByLabel('Телефон').fill('8 916 200-30-40')
    await popup.getByLabel('Согласен').check()
    await popup.getByRole('button', { name: 'Отправить' }).click()
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()

    const [mail] = await smtp().received(1)
    expect(smtp().mails).toHaveLength(1)
    expect(mail?.recipients).toEqual(['staff@versta.example'])
    expect(mail?.subject).toBe('Заявка: Анна Белозёрова, +7 (916) 200-30-40')
    expect(mail?.text).toContain('Телефон: +7 (916) 200-30-40')
    expect(mail?.text).toContain(`Страница: ${site().url}/`)
    expect(mail?.html).toContain('href="tel:+79162003040"')
    expect(complaints).toEqual([])
  })

  test('works without JavaScript: the link opens it, the page answers with thanks', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false })

    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    const popup = page.locator('dialog[open]')
    await popup.getByLabel('Имя').fill('Пётр')
    await popup.getByLabel('Телефон').fill('89162003040')
    await popup.getByLabel('Согласен').check()
    await popup.getByRole('button', { name: 'Отправить' }).click()

    await page.locator('dialog[open]').getByText('Сообщение успешно отправлено').waitFor()
    expect((await smtp().received(1))[0]?.subject).toBe('Заявка: Пётр, +7 (916) 200-30-40')
  })

  test('without JavaScript a refused form comes back in its popup with what was typed', async () => {
    const { page } = await visit('/?popup=callback', { javaScriptEnabled: false })

    await page.locator('dialog[open]').getByLabel('Имя').fill('Пётр')
    await page.locator('dialog[open]').getByRole('button', { name: 'Отправить' }).click()

    const popup = page.locator('dialog[open]')
    await popup.getByText('Ошибка валидации').waitFor()
    expect(await popup.getByLabel('Имя').inputValue()).toBe('Пётр')
    expect(await popup.getByText('Необходимо согласие с Политикой конфиденциальности').count()).toBe(1)
    expect(smtp().mails).toEqual([])
  })
})

describe('a form that came back', () => {
  test('without JavaScript has links that lead to popups all the same', async () => {
    const { page } = await visit('/contacts/', { javaScriptEnabled: false })
    await contactForm(page).getByRole('button').click()
    await page.getByRole('group', { name: 'Ошибки в форме' }).waitFor()

    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()

    await page.waitForURL('**/contacts/?popup=callback')
    expect(await page.locator('dialog[open]').getByLabel('Имя').count()).toBe(1)
  })

  test('stands at the address of its page, in its popup, and comes alive there', async () => {
    const { page, complaints } = await arrive('/blog/?popup=callback', {}, withoutAppUntilPosted)
    const popup = page.locator('dialog[open]')
    await popup.getByLabel('Имя').fill('Пётр')
    await popup.getByRole('button', { name: 'Отправить' }).click()
    await popup.getByText('Ошибка валидации').waitFor()
    await untilHydrated(page)

    expect(page.url()).toBe(`${site().url}/blog/?popup=callback`)
    expect(await popup.getByLabel('Имя').inputValue()).toBe('Пётр')
    expect(await popup.getByText('Ошибка валидации').count()).toBe(1)

    await popup.getByRole('group', { name: 'Ошибки в форме' }).getByRole('link', { name: 'Телефон' }).click()
    expect(await popup.getByLabel('Телефон').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(page.url()).toBe(`${site().url}/blog/?popup=callback`)

    await popup.getByLabel('Телефон').fill('8 916 200-30-40')
    await popup.getByLabel('Согласен').check()
    await popup.getByRole('button', { name: 'Отправить' }).click()
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    await popup.getByLabel('Имя').waitFor()

    expect(await popup.getByLabel('Имя').inputValue()).toBe('')
    expect(await popup.getByText('Заявка не отправлена').count()).toBe(0)
    expect(complaints.filter((complaint) => !/422|ERR_FAILED/.test(complaint))).toEqual([])
  })

  test('in one popup says nothing in another', async () => {
    const { page } = await arrive('/services/seo/?popup=callback', {}, withoutAppUntilPosted)
    const popup = page.locator('dialog[open]')
    await popup.getByLabel('Имя').fill('Пётр')
    await popup.getByRole('button', { name: 'Отправить' }).click()
    await popup.getByText('Ошибка валидации').waitFor()
    await untilHydrated(page)

    // The popup of the callback is still there: only another form can open over it.
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-popup=seo-no]')?.click())
    const complaint = popup.filter({ has: page.locator('textarea') })
    await complaint.waitFor()

    expect(await complaint.getByText('Необходимо согласие').count()).toBe(0)
  })
})

describe('the contact form', () => {
  test('sends what was written and clears the fields, not the consent', async () => {
    const { page } = await visit('/contacts/')
    await fillContactForm(page)

    await contactForm(page).getByRole('button').click()
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()

    expect((await smtp().received(1))[0]?.replyTo?.[0]?.address).toBe('anna@company.example')
    expect(await contactForm(page).getByLabel('Имя').inputValue()).toBe('')
    expect(await contactForm(page).getByLabel('Согласен').isChecked()).toBe(true)
  })

  test('keeps what was typed and says so when the lead cannot be stored', async () => {
    const { page } = await visit('/contacts/')
    await page.route('**/api/mail/', (route) =>
      route.fulfill({ status: 503, json: { status: 'error', fields: [], fortuna: false } }),
    )
    await fillContactForm(page)

    await contactForm(page).getByRole('button').click()
    await page.getByRole('alertdialog', { name: 'Произошла ошибка. Попробуйте повторить позже' }).waitFor()

    expect(await contactForm(page).getByLabel('Имя').inputValue()).toBe('Анна')
  })

  test('works without JavaScript', async () => {
    const { page } = await visit('/contacts/', { javaScriptEnabled: false })
    await fillContactForm(page, 'Вера')

    await contactForm(page).getByRole('button').click()

    await page.locator('dialog[open]').getByText('Сообщение успешно отправлено').waitFor()
    expect((await smtp().received(1))[0]?.subject).toBe('Заявка: Вера, +7 (916) 200-30-40')
  })
})

test('each field brings its own keyboard, whose Enter says what it does', async () => {
  const { page } = await visit('/contacts/', { javaScriptEnabled: false })
  const fields = await contactForm(page)
    .locator('input:not([type=hidden], [type=checkbox], [tabindex="-1"])')
    .evaluateAll((inputs) =>
      inputs.map((input) => [
        input.getAttribute('name'),
        input.getAttribute('inputmode'),
        input.getAttribute('enterkeyhint'),
      ]),
    )

  expect(fields).toEqual([
    ['name', null, 'send'],
    ['tel', 'tel', 'send'],
    ['email', 'email', 'send'],
    ['site', 'url', 'send'],
    ['budget', 'numeric', 'send'],
  ])
})

/** The app comes with the answer to the form: before it, even a late request for it fails. */
async function withoutAppUntilPosted(window: Page) {
  let isPosted = false
  window.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') isPosted = true
  })
  await window.route(ENTRY, (route) => (isPosted ? route.continue() : route.abort()))
}
