import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { holdApp } from '../../support/browser/boot.ts'
import { contactForm, fillContactForm, sendContactForm, typed } from '../../support/browser/contact-form.ts'
import { siteBrowserAndMail } from '../../support/browser/site-and-browser.ts'
import { reload, untilHydrated } from '../../support/browser/visit.ts'

const { arrive, openWindow, smtp } = siteBrowserAndMail()

test('a form tells the server when it was first touched, and a robot’s haste is marked while it sees the thanks', async () => {
  const page = await openWindow()
  let [sent, tookMs] = [0, Infinity]
  // On a busy machine a robot may take longer than a person: then it has proven nothing.
  for (; tookMs >= 1500; sent += 1) {
    await page.goto('/contacts/')
    await untilHydrated(page)
    tookMs = await sendAtOnce(page.getByRole('main').locator('form[action="/api/mail/"]'), `+7 (916) 200-30-4${sent}`)
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
  }
  const mails = await smtp().received(sent)
  expect(mails.at(-1)?.subject).toBe(`Похоже на спам. Заявка: Робот, +7 (916) 200-30-4${sent - 1}`)
})

test('a form filled in before a reload is no robot’s, however soon after the consent it is sent', async () => {
  const page = await openWindow()
  await page.goto('/contacts/')
  await untilHydrated(page)
  await fillContactForm(page)
  await reload(page)
  await expect.poll(() => typed(page)).toMatchObject({ name: 'Анна', email: 'anna@company.example' })

  await Promise.all([page.waitForResponse('**/api/form-token/'), contactForm(page).getByLabel('Согласен').check()])
  await sendContactForm(page)

  await expect.poll(() => smtp().mails.map(({ subject }) => subject)).toContain('Заявка: Анна, +7 (916) 200-30-40')
})

test('nor is a form that the browser itself has filled in again on Back', async () => {
  const page = await openWindow()
  await page.goto('/contacts/')
  await untilHydrated(page)
  await fillContactForm(page, 'Борис')
  await page.goto('/robots.txt')
  await page.goBack()
  await untilHydrated(page)
  await expect.poll(() => typed(page)).toMatchObject({ name: 'Борис', email: 'anna@company.example' })
  const consent = contactForm(page).getByLabel('Согласен')
  expect(await consent.isChecked()).toBe(true)

  await Promise.all([page.waitForResponse('**/api/form-token/'), consent.focus()])
  await sendContactForm(page)

  await expect.poll(() => smtp().mails.map(({ subject }) => subject)).toContain('Заявка: Борис, +7 (916) 200-30-40')
})

test('nor is a form that was filled in before the app lived', async () => {
  const page = await openWindow()
  const { release } = await holdApp(page)
  await page.goto('/contacts/')
  await fillContactForm(page, 'Вера')
  const token = page.waitForResponse('**/api/form-token/')
  release()
  await untilHydrated(page)
  await contactForm(page).getByRole('button').focus()
  await token
  await sendContactForm(page)

  await expect.poll(() => smtp().mails.map(({ subject }) => subject)).toContain('Заявка: Вера, +7 (916) 200-30-40')
})

test('nor is a form that was filled in while the network was away', async () => {
  const page = await openWindow()
  await page.goto('/contacts/')
  await untilHydrated(page)
  await page.context().setOffline(true)
  const form = contactForm(page)
  await form.getByLabel('Имя').fill('Галина')
  await form.getByLabel('Телефон').fill('+7 (916) 200-30-40')
  await form.getByLabel('Почта').fill('anna@company.example')
  await page.context().setOffline(false)

  await form.getByLabel('Согласен').check()
  await sendContactForm(page)

  await expect.poll(() => smtp().mails.map(({ subject }) => subject)).toContain('Заявка: Галина, +7 (916) 200-30-40')
})

/** All of it in the page; milliseconds from the first touch to the answer. */
const sendAtOnce = (form: Locator, phone: string) =>
  form.evaluate(async (element: HTMLFormElement, tel) => {
    const values = { name: 'Робот', tel, email: 'robot@company.example' }
    for (const [name, value] of Object.entries(values))
      element.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = value
    element.querySelector<HTMLInputElement>('[name="confirm"]')!.checked = true
    const requestTo = async (path: string) => {
      for (;;) {
        const request = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(path))
        if (request) return request as PerformanceResourceTiming
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    element.querySelector<HTMLInputElement>('[name="name"]')!.focus()
    const token = await requestTo('/api/form-token/')
    await new Promise((resolve) => setTimeout(resolve, 50))
    element.requestSubmit()
    return (await requestTo('/api/mail/')).responseEnd - token.startTime
  }, phone)

test('the field for robots is neither seen, reached by Tab, nor read aloud', async () => {
  const { page } = await arrive('/contacts/')
  const field = page.getByRole('main').locator('input[name="homepage"]')

  expect(await field.getAttribute('tabindex')).toBe('-1')
  expect((await field.locator('xpath=ancestor::*[@aria-hidden="true"]').count()) > 0).toBe(true)
  expect(await page.getByRole('textbox', { name: 'Оставьте пустым' }).count()).toBe(0)
  const box = await field.locator('xpath=ancestor::div[1]').boundingBox()
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1)
})
