import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { startSmtp, type TestSmtp } from '../support/smtp.ts'
import { visit } from '../support/visit.ts'

let browser: Browser
let site: TestSite
let smtp: TestSmtp

beforeAll(async () => {
  ;[browser, smtp] = await Promise.all([launchBrowser(), startSmtp()])
  site = await startSite({ SITE_URL: 'http://127.0.0.1', SMTP_URL: smtp.url, MAIL_TO: 'staff@versta.example' })
})

beforeEach(() => {
  smtp.mails.length = 0
  smtp.accept()
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  await smtp.stop()
})

describe('the callback form', () => {
  test('brings the lead to the staff as a readable Russian mail', async () => {
    const { page, complaints, leave } = await visit(browser, site.url)

    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await popup.getByLabel('Имя').fill('Анна Белозёрова')
    await popup.getByLabel('Телефон').fill('8 916 200-30-40')
    await popup.getByLabel('Согласен').check()
    await popup.getByRole('button', { name: 'Отправить' }).click()
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()

    const [mail] = smtp.mails
    expect(smtp.mails).toHaveLength(1)
    expect(mail?.recipients).toEqual(['staff@versta.example'])
    expect(mail?.subject).toBe('Заявка: Анна Белозёрова, +7 (916) 200-30-40')
    expect(mail?.text).toContain('Телефон: +7 (916) 200-30-40')
    expect(mail?.text).toContain(`Страница: ${site.url}/`)
    expect(mail?.html).toContain('href="tel:+79162003040"')
    expect(complaints).toEqual([])
    await leave()
  })

  test('works without JavaScript: the link opens it, the page answers with thanks', async () => {
    const { page, leave } = await visit(browser, site.url, { javaScriptEnabled: false })

    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    const popup = page.locator('dialog[open]')
    await popup.getByLabel('Имя').fill('Пётр')
    await popup.getByLabel('Телефон').fill('89162003040')
    await popup.getByLabel('Согласен').check()
    await popup.getByRole('button', { name: 'Отправить' }).click()

    expect(await page.locator('dialog[open]').innerText()).toContain('Сообщение успешно отправлено')
    expect(smtp.mails[0]?.subject).toBe('Заявка: Пётр, +7 (916) 200-30-40')
    await leave()
  })

  test('without JavaScript a refused form comes back in its popup with what was typed', async () => {
    const { page, leave } = await visit(browser, `${site.url}/?popup=callback`, { javaScriptEnabled: false })

    await page.locator('dialog[open]').getByLabel('Имя').fill('Пётр')
    await page.locator('dialog[open]').getByRole('button', { name: 'Отправить' }).click()

    const popup = page.locator('dialog[open]')
    expect(await popup.getByLabel('Имя').inputValue()).toBe('Пётр')
    expect(await popup.getByText('Ошибка валидации').count()).toBe(1)
    expect(await popup.getByText('Необходимо согласие с Политикой конфиденциальности').count()).toBe(1)
    expect(smtp.mails).toEqual([])
    await leave()
  })
})

describe('the contact form', () => {
  test('sends what was written and clears the fields, not the consent', async () => {
    const { page, leave } = await visit(browser, `${site.url}/contacts/`)
    await fillContactForm(page)

    await contactForm(page).getByRole('button').click()
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()

    expect(smtp.mails[0]?.replyTo?.[0]?.address).toBe('anna@company.example')
    expect(await contactForm(page).getByLabel('Имя').inputValue()).toBe('')
    expect(await contactForm(page).getByLabel('Согласен').isChecked()).toBe(true)
    await leave()
  })

  test('marks each bad field, tells why, focuses the first one and sends nothing', async () => {
    const { page, leave } = await visit(browser, `${site.url}/contacts/`)
    const form = contactForm(page)
    await form.getByLabel('Имя').fill('Анна')
    await form.getByLabel('Почта').fill('anna@')

    await form.getByRole('button').click()
    await form.getByText('Ошибка валидации').first().waitFor()

    expect(await form.getByText('Ошибка валидации').count()).toBe(2)
    expect(await form.getByText('Необходимо согласие с Политикой конфиденциальности').count()).toBe(1)
    expect(await form.getByLabel('Телефон').evaluate((field) => field === document.activeElement)).toBe(true)
    const errorId = await form.getByLabel('Почта').getAttribute('aria-describedby')
    expect(await page.locator(`[id="${errorId}"]`).innerText()).toContain('Ошибка валидации')
    expect(smtp.mails).toEqual([])
    await leave()
  })

  test('keeps what was typed and says so when the mail server refuses', async () => {
    const { page, leave } = await visit(browser, `${site.url}/contacts/`)
    smtp.refuse('mailbox is full')
    await fillContactForm(page)

    await contactForm(page).getByRole('button').click()
    await page.getByRole('alertdialog', { name: 'Произошла ошибка. Попробуйте повторить позже' }).waitFor()

    expect(await contactForm(page).getByLabel('Имя').inputValue()).toBe('Анна')
    await leave()
  })

  test('works without JavaScript', async () => {
    const { page, leave } = await visit(browser, `${site.url}/contacts/`, { javaScriptEnabled: false })
    await fillContactForm(page)

    await contactForm(page).getByRole('button').click()

    expect(await page.locator('dialog[open]').innerText()).toContain('Сообщение успешно отправлено')
    expect(smtp.mails).toHaveLength(1)
    await leave()
  })
})

const contactForm = (page: Page) => page.getByRole('main').locator('form[action="/api/mail/"]')

async function fillContactForm(page: Page) {
  const form = contactForm(page)
  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Телефон').fill('+7 (916) 200-30-40')
  await form.getByLabel('Почта').fill('anna@company.example')
  await form.getByLabel('Согласен').check()
}
