import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { holdApp } from '../../support/browser/boot.ts'
import { contactForm, fillContactForm, sendContactForm, typed } from '../../support/browser/contact-form.ts'
import { interactOnLoad } from '../../support/browser/interact-on-load.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilHydrated, reload } from '../../support/browser/visit.ts'

const { arrive, visit } = siteAndBrowser()

describe('what is typed', () => {
  test('is there again after a reload, but for the consent', async () => {
    const { page, complaints } = await visitForm()
    await reload(page)
    await expect
      .poll(() => typed(page))
      .toEqual({ name: 'Анна', tel: '+7 (916) 200-30-40', email: 'anna@company.example' })
    expect(await contactForm(page).getByLabel('Согласен').isChecked()).toBe(false)
    expect(complaints).toEqual([])
  })

  test('before the app lived is there again as well', async () => {
    let letIn = () => {}
    const { page } = await arrive('/contacts/', {}, async (window) => {
      letIn = (await holdApp(window)).release
    })
    const name = page.locator('main [name=name]')
    await name.fill('Анна')
    letIn()
    await untilHydrated(page)
    await page.waitForFunction(() => Object.keys(sessionStorage).some((entry) => entry.startsWith('lead-draft')))

    await page.goto('/contacts/')

    await expect.poll(() => name.inputValue()).toBe('Анна')
  })

  test('is there again in a popup that was closed', async () => {
    const { page } = await visit('/')
    await openCallback(page)
    await page.getByRole('dialog').getByLabel('Имя').fill('Анна')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await openCallback(page)
    await expect.poll(() => page.getByRole('dialog').getByLabel('Имя').inputValue()).toBe('Анна')
  })

  test('of the visitor himself is offered by the next forms, in a popup and on another page', async () => {
    const { page } = await visitForm()
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Анна')
    await page.goto('/')
    await untilHydrated(page)
    await openCallback(page)
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await expect.poll(() => popup.getByLabel('Имя').inputValue()).toBe('Анна')
    expect(await popup.getByLabel('Телефон').inputValue()).toBe('+7 (916) 200-30-40')
    expect(await popup.getByLabel('Согласен').isChecked()).toBe(false)

    await page.goto('/projects/')
    await untilHydrated(page)
    await contactForm(page).scrollIntoViewIfNeeded()
    await expect
      .poll(() => typed(page))
      .toEqual({ name: 'Анна', tel: '+7 (916) 200-30-40', email: 'anna@company.example' })
  })

  test('is forgotten once it was accepted', async () => {
    const { page } = await visitForm()
    await sendContactForm(page)
    await reload(page)
    expect(await typed(page)).toEqual({ name: '', tel: '', email: '' })
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Анна')
  })

  test('is forgotten in a popup that was accepted and is gone', async () => {
    const { page } = await visit('/')
    await openCallback(page)
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await popup.getByLabel('Имя').fill('Анна')
    await popup.getByLabel('Телефон').fill('89162003040')
    await popup.getByLabel('Согласен').check()
    await popup.getByRole('button', { name: 'Отправить' }).click()
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await openCallback(page)
    expect(await popup.getByLabel('Имя').inputValue()).toBe('')
  })

  test('lives in its own tab alone', async () => {
    const { page } = await visitForm()
    await reload(page)
    const other = await page.context().newPage()
    await interactOnLoad(other)
    await other.goto('/contacts/', { waitUntil: 'networkidle' })
    await untilHydrated(other)
    expect(await typed(other)).toEqual({ name: '', tel: '', email: '' })
  })
})

async function visitForm() {
  const visited = await visit('/contacts/')
  await fillContactForm(visited.page)
  return visited
}

async function openCallback(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
  await page.getByRole('dialog', { name: 'Оставить заявку' }).waitFor()
}
