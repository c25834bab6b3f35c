import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { holdApp, patient, stateOf, watchDocuments } from '../../support/browser/boot.ts'
import { callback, opener } from '../../support/browser/callback-popup.ts'
import { fillContactForm, contactForm } from '../../support/browser/contact-form.ts'
import { siteBrowserAndMail } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { arrive, smtp } = siteBrowserAndMail()

const felt = (page: Page) => page.locator('[data-felt]')

/** A visitor who acts while the app is still on its way. */
async function early(path: string, act: (page: Page) => Promise<unknown>, options = {}) {
  let app = { release: () => {} }
  const { page, complaints } = await arrive(path, options, async (window) => {
    app = await holdApp(window)
    await patient(window)
  })
  const documents = watchDocuments(page)
  await act(page)
  return { page, complaints, documents, release: app.release }
}

/** One for whom the app never comes. */
async function without(path: string, act: (page: Page) => Promise<unknown>) {
  const visitor = await arrive(path, {}, holdApp)
  const documents = watchDocuments(visitor.page)
  await act(visitor.page)
  return { ...visitor, documents }
}

describe('a press before the app lives', () => {
  test('is felt at once, and opens the popup once the app lives', async () => {
    const { page, complaints, documents, release } = await early('/', (window) => opener(window).click())
    expect(await felt(page).count()).toBe(1)
    expect(await stateOf(page)).toBe('loading')

    release()
    await callback(page).waitFor()
    await untilHydrated(page)

    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await felt(page).count()).toBe(0)
    expect(documents).toEqual([])
    expect(complaints).toEqual([])
  })

  test.each(['Enter'])('by the key %s of a link is kept as well', async (key) => {
    const { page, documents, release } = await early('/', async (window) => {
      await opener(window).focus()
      await window.keyboard.press(key)
    })
    release()
    await callback(page).waitFor()
    expect(documents).toEqual([])
  })

  test('by a finger is kept as well', async () => {
    const { page, documents, release } = await early('/', (window) => opener(window).tap(), { hasTouch: true })
    release()
    await callback(page).waitFor()
    expect(documents).toEqual([])
  })

  test('and again does one thing', async () => {
    const { page, documents, release } = await early('/', async (window) => {
      await opener(window).click()
      await opener(window).click()
    })
    release()
    await callback(page).waitFor()
    await untilHydrated(page)
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(documents).toEqual([])
  })

  test('gives way to the next one', async () => {
    const { page, release } = await early('/services/seo/', async (window) => {
      await window.locator('main a[data-popup=seo-yes]').first().click()
      await window.locator('main a[data-popup=seo-no]').first().click()
    })
    expect(await felt(page).getAttribute('data-popup')).toBe('seo-no')
    release()
    await page.getByRole('dialog').waitFor()
    await untilHydrated(page)
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  test('of an ordinary link is the browser’s', async () => {
    const { page } = await early('/', (window) =>
      window.getByRole('banner').getByRole('link', { name: 'Контакты' }).click(),
    )
    await page.waitForURL('**/contacts/')
    expect(await stateOf(page)).toBe('idle')
  })

  test('with a key held is the browser’s', async () => {
    const { page } = await early('/', () => Promise.resolve())
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      opener(page).click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.waitForURL('**/?popup=callback')
  })

  test('goes the browser’s way when the app does not come', async () => {
    const { page } = await without('/', (window) => opener(window).click())
    await page.waitForURL('**/?popup=callback')
    await callback(page).waitFor()
  })

  test('goes the browser’s way at once when the app is gone', async () => {
    const { page } = await arrive('/', {}, (window) =>
      window.route('**/assets/entries/entry-client-routing*.js', (route) => route.fulfill({ status: 404 })),
    )
    await opener(page).click()
    await page.waitForURL('**/?popup=callback')
  })

  test('in a part that comes last waits for that part', async () => {
    const { page, complaints, documents, release } = await early('/blog/', (window) =>
      window.getByRole('contentinfo').locator('a[data-popup=callback]').first().click(),
    )
    release()
    await callback(page).waitFor()
    expect(documents).toEqual([])
    expect(complaints).toEqual([])
  })

  test('of a certificate opens it large', async () => {
    const { page, documents, release } = await early('/certificates/', (window) =>
      window.locator('main a[data-gallery]').first().click(),
    )
    release()
    await page.getByRole('dialog').waitFor()
    expect(documents).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/certificates/')
  })

  test('of a way to the form leads into its first field', async () => {
    const { page, release } = await early('/partnership/', (window) =>
      window.locator('main a[href="#lead"]').first().click(),
    )
    release()
    await page.locator('#lead [name=name]:focus').waitFor()
  })

  test('of a case opens it over its list', async () => {
    const { page, documents, release } = await early('/projects/', (window) =>
      window.locator('main a[href="/projects/kvartsit-7/"]').first().click(),
    )
    release()
    await page.getByRole('dialog').waitFor()
    expect(documents).toEqual([])
  })
})

describe('a form before the app lives', () => {
  for (const { way, name, send } of [
    { way: 'by its button', name: 'Анна', send: (page: Page) => contactForm(page).getByRole('button').click() },
    {
      way: 'by Enter in a field',
      name: 'Яна',
      send: (page: Page) => contactForm(page).getByLabel('Почта').press('Enter'),
    },
  ])
    test(`sent ${way} is sent by the app, once`, async () => {
      const posts: string[] = []
      const { page, documents, release } = await early('/contacts/', async (window) => {
        window.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())))
        await fillContactForm(window, name)
        await send(window)
      })
      expect(await felt(page).count()).toBe(1)
      release()
      await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
      expect(documents).toEqual([])
      await expect.poll(() => smtp().mails.length).toBe(1)
      expect(posts).toEqual([expect.stringContaining('/api/mail/')])
    })

  test('is posted by the browser when the app does not come', async () => {
    const { page, documents } = await without('/contacts/', async (window) => {
      const form = contactForm(window)
      await form.getByLabel('Имя').fill('Вера')
      await form.getByLabel('Телефон').fill('+7 (916) 200-30-40')
      await form.getByLabel('Почта').fill('vera@company.example')
      await form.getByLabel('Согласен').press('Space')
      await contactForm(window).getByRole('button').click()
    })
    await expect.poll(() => documents.length).toBeGreaterThan(0)
    await page.waitForLoadState()
    await expect.poll(() => smtp().mails.length).toBe(1)
  })

  test('keeps what is typed and ticked', async () => {
    const { page, complaints, release } = await early('/contacts/', (window) => fillContactForm(window))
    release()
    await untilHydrated(page)
    const form = contactForm(page)
    expect(await form.getByLabel('Имя').inputValue()).toBe('Анна')
    expect(await form.getByLabel('Телефон').inputValue()).toBe('+7 (916) 200-30-40')
    expect(await form.getByLabel('Почта').inputValue()).toBe('anna@company.example')
    expect(await form.getByLabel('Согласен').isChecked()).toBe(true)
    expect(complaints).toEqual([])
  })

  test('keeps it, and the focus, though an extension has put nodes into it', async () => {
    const { page, release } = await early('/contacts/', async (window) => {
      await contactForm(window).evaluate((form) => {
        for (const field of form.querySelectorAll('input')) field.after(document.createElement('extension-icon'))
      })
      await fillContactForm(window)
      await contactForm(window).getByLabel('Имя').focus()
    })
    release()
    await untilHydrated(page)
    await page.keyboard.press('End')
    await page.keyboard.type(' Петрова')

    const form = contactForm(page)
    expect(await form.getByLabel('Имя').inputValue()).toBe('Анна Петрова')
    expect(await form.getByLabel('Телефон').inputValue()).toBe('+7 (916) 200-30-40')
    expect(await form.getByLabel('Согласен').isChecked()).toBe(true)
  })
})

test('a slider moved before the app lives counts', async () => {
  const { page, complaints, release } = await early('/services/razrabotka-sayta/', async (window) => {
    await window.getByRole('slider').nth(1).focus()
    await window.keyboard.press('End')
  })
  release()
  await untilHydrated(page)
  await expect.poll(() => page.locator('output').nth(1).innerText()).toBe('85')
  expect(complaints).toEqual([])
})
