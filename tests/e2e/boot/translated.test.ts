import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { callback, openCallback } from '../../support/browser/callback-popup.ts'
import { anyCase, caseOf, openCase } from '../../support/browser/case-popup.ts'
import { contactForm, fillContactForm } from '../../support/browser/contact-form.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { translate } from '../../support/browser/translated.ts'

const { visit } = siteAndBrowser()

describe('a page translated by the browser', () => {
  test('stays while its form is sent', async () => {
    const { page, complaints } = await visit('/contacts/')
    await translate(page)
    await fillContactForm(page)
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/mail/', async (route) => {
      await answered.promise
      await route.fulfill({ json: { status: 'ok', fields: [], fortuna: false } })
    })

    await contactForm(page).getByRole('button').click()
    await contactForm(page).getByRole('status').getByText('Отправляем…').waitFor()
    answered.resolve()
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('stays while the fields of its form are corrected', async () => {
    const { page, complaints } = await visit('/contacts/')
    await translate(page)

    await correctAll(contactForm(page))
    expect(complaints).toEqual([])
  })

  test('stays while the fields of a popup are corrected', async () => {
    const { page, complaints } = await visit('/')
    await translate(page)
    await openCallback(page)

    await correctAll(callback(page).locator('form'))
    expect(complaints).toEqual([])
  })

  test('names the fields of a returned form that are still wrong', async () => {
    const { page } = await visit('/contacts/')
    await page.evaluate(() => (document.querySelector('main form') as HTMLFormElement).submit())
    await page.getByRole('group', { name: 'Ошибки в форме' }).waitFor()
    await page.keyboard.press('Tab')
    await page.locator('html[data-app=complete]').waitFor()
    await translate(page)

    await contactForm(page).getByLabel('Имя').fill('Анна')
    await expect
      .poll(() => page.getByRole('group', { name: 'Ошибки в форме' }).locator('> p').innerText())
      .toMatch(/: 3\sполя с\sошибкой$/)
  })

  test('counts on in its calculator', async () => {
    const { page, complaints } = await visit('/services/razrabotka-sayta/')
    await translate(page)
    const profit = page.getByRole('slider').first()
    const title = page.getByRole('heading', { name: /^(?:Не о|О)купится/ })
    const december = page.getByRole('listitem').filter({ hasText: /^дек: / })
    const atFirst = await december.textContent()

    await profit.press('Home')
    await expect.poll(() => title.innerText()).toMatch(/^Не окупится\s+за год$/)
    await profit.press('End')
    await expect.poll(() => title.innerText()).toMatch(/^Окупится\s+на 3-/)
    expect(await page.getByRole('status').filter({ hasText: '₽' }).innerText()).toMatch(/^75\s000\s₽$/)
    expect(await december.textContent()).not.toBe(atFirst)
    expect(complaints).toEqual([])
  })

  test('tells which part of a list it shows', async () => {
    const { page, complaints } = await visit('/reviews/')
    await translate(page)
    const shown = page.getByText(/^Показано/).locator('xpath=ancestor::p')

    await page.getByRole('link', { name: 'Страница 2' }).click()
    await page.waitForURL('**/?page=2')
    await expect.poll(() => shown.innerText()).toMatch(/^Показано 9–/)
    expect(complaints).toEqual([])
  })

  test('names the next case', async () => {
    const { page, complaints } = await openCase(visit, 'Зерновед')
    await translate(page)
    const place = anyCase(page).getByRole('status')
    expect(await place.innerText()).toContain('Зерновед')

    await page.keyboard.press('ArrowRight')
    await caseOf(page, 'Зерновед').waitFor({ state: 'detached' })
    expect(await place.innerText()).not.toContain('Зерновед')
    expect(complaints).toEqual([])
  })
})

async function correctAll(form: Locator) {
  await form.getByLabel('Имя').press('Enter')
  const status = form.getByRole('status')
  await expect.poll(() => status.innerText()).toMatch(/^Заявка не отправлена/)

  await form.getByLabel('Имя').fill('Анна')
  await expect.poll(() => status.innerText()).not.toContain('Имя')
  await form.getByLabel('Телефон').fill('+7 (916) 200-30-40')
  await form.getByLabel('Согласен').check()
  for (const field of await form.getByLabel('Почта').all()) await field.fill('anna@company.example')
  await expect.poll(() => status.innerText()).toBe('')
}
