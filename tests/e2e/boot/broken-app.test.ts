import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { stateOf, watchDocuments } from '../../support/browser/boot.ts'
import { contactForm, fillContactForm, typed } from '../../support/browser/contact-form.ts'
import { siteBrowserAndMail } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { visit, smtp } = siteBrowserAndMail()

/** As an extension leaves a part it has read and written anew: React's own nodes are gone. */
const writeAnew = (part: Locator) =>
  part.evaluate((element) => element.replaceChildren(...[...element.childNodes].map((child) => child.cloneNode(true))))

/** The report of a failure has no place any more, and React throws. */
async function sendBrokenForm(page: Page) {
  await fillContactForm(page)
  await page.route('**/api/mail/', (route) => route.fulfill({ status: 500 }), { times: 2 })
  await writeAnew(contactForm(page))
  const reloaded = page.waitForEvent('load')
  await contactForm(page).getByRole('button').click()
  await reloaded
}

test('a page that React cannot render any more comes back with what was typed, the next time without the app', async () => {
  const { page } = await visit('/contacts/')
  await sendBrokenForm(page)
  await untilHydrated(page)
  expect(await typed(page)).toEqual({ name: 'Анна', tel: '+7 (916) 200-30-40', email: 'anna@company.example' })

  await sendBrokenForm(page)
  await fillContactForm(page)
  await contactForm(page).getByRole('button').click()
  await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
  expect(await stateOf(page)).toBe('loading')
  await expect.poll(() => smtp().mails.length).toBe(1)
})

test('a page that React cannot replace by the next one gives way to its document', async () => {
  const { page } = await visit('/contacts/')
  const documents = watchDocuments(page)
  await writeAnew(page.getByRole('main'))
  await page.getByRole('navigation').getByRole('link', { name: 'Блог' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
  expect(documents).toContain('/blog/')
})
