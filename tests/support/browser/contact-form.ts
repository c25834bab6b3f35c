import type { Page } from 'playwright'

/** The form in the main part of a page, whichever it is. */
export const contactForm = (page: Page) => page.getByRole('main').locator('form[action="/api/mail/"]')

export async function fillContactForm(page: Page, name = 'Анна') {
  const form = contactForm(page)
  await form.getByLabel('Имя').fill(name)
  await form.getByLabel('Телефон').fill('+7 (916) 200-30-40')
  await form.getByLabel('Почта').fill('anna@company.example')
  await form.getByLabel('Согласен').check()
}

export async function sendContactForm(page: Page) {
  await contactForm(page).getByRole('button').click()
  await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
}

/** Values of the personal fields. */
export async function typed(page: Page) {
  const form = contactForm(page)
  return {
    name: await form.getByLabel('Имя').inputValue(),
    tel: await form.getByLabel('Телефон').inputValue(),
    email: await form.getByLabel('Почта').inputValue(),
  }
}
