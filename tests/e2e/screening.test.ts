import { expect, test } from 'vitest'
import { siteBrowserAndMail } from '../support/site-and-browser.ts'
import { untilHydrated } from '../support/visit.ts'

const { arrive, openWindow, smtp } = siteBrowserAndMail()

test('a form tells the server when it was first touched, and a robot’s haste is marked while it sees the thanks', async () => {
  const page = await openWindow()
  await page.goto('/contacts/')
  await untilHydrated(page)
  const form = page.getByRole('main').locator('form[action="/api/mail/"]')

  // All of it in the page: a busy machine would take longer than a person.
  await form.evaluate(async (element: HTMLFormElement) => {
    const values = { name: 'Робот', tel: '+7 (916) 200-30-40', email: 'robot@company.example' }
    for (const [name, value] of Object.entries(values))
      element.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = value
    element.querySelector<HTMLInputElement>('[name="confirm"]')!.checked = true
    const moment = () => new Promise((resolve) => setTimeout(resolve, 50))
    const isTokenThere = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/form-token/'))
    element.querySelector<HTMLInputElement>('[name="name"]')!.focus()
    while (!isTokenThere()) await moment()
    await moment()
    element.requestSubmit()
  })
  await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()

  expect((await smtp().received(1))[0]?.subject).toBe('Похоже на спам. Заявка: Робот, +7 (916) 200-30-40')
})

test('the field for robots is neither seen, reached by Tab, nor read aloud', async () => {
  const { page } = await arrive('/contacts/')
  const field = page.getByRole('main').locator('input[name="homepage"]')

  expect(await field.getAttribute('tabindex')).toBe('-1')
  expect((await field.locator('xpath=ancestor::*[@aria-hidden="true"]').count()) > 0).toBe(true)
  expect(await page.getByRole('textbox', { name: 'Оставьте пустым' }).count()).toBe(0)
  const box = await field.locator('xpath=ancestor::div[1]').boundingBox()
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1)
})
