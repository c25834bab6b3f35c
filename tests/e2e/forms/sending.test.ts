import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from '../../support/browser/at-rest.ts'
import { withoutScript } from '../../support/browser/boot.ts'
import { OF_CALLBACK } from '../../support/browser/callback-popup.ts'
import { contactForm, fillContactForm, sendContactForm, typed } from '../../support/browser/contact-form.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { reload } from '../../support/browser/visit.ts'

const ACCEPTED = { status: 'ok', fields: [], fortuna: false }
const FAILED = { status: 'error', fields: [], fortuna: false }
const FAILURE = 'Произошла ошибка. Попробуйте повторить позже'

const { site, visit } = siteAndBrowser()

describe('while a form is on its way', () => {
  test('its button is busy, disabled and as wide as before, and works again after the answer', async () => {
    const { page } = await visitForm()
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/mail/', async (route) => {
      await answered.promise
      await route.fulfill({ json: FAILED })
    })
    const button = contactForm(page).getByRole('button')
    await button.hover()
    // The board of a button grows under the pointer.
    await expect.poll(() => tipOf(page)).toBe('30px')
    const width = await widthOf(page)

    await button.click()
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    expect(await button.isDisabled()).toBe(true)
    expect(await button.innerText()).toBe('Отправляем…')
    expect(await tipOf(page)).toBe('30px')
    expect(await widthOf(page)).toBe(width)

    answered.resolve()
    await page.getByRole('alertdialog', { name: FAILURE }).waitFor()
    expect(await contactForm(page).locator('button').isEnabled()).toBe(true)
  })

  test('screen readers are told so, and then which fields it came back for', async () => {
    const { page } = await visitForm()
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/mail/', async (route) => {
      await answered.promise
      await route.fulfill({ status: 422, json: { status: 'error', fields: [{ name: 'email' }], fortuna: false } })
    })
    const status = contactForm(page).getByRole('status')
    expect(await status.innerText()).toBe('')

    await contactForm(page).getByRole('button').click()
    await expect.poll(() => status.innerText()).toBe('Отправляем…')
    // What is busy keeps its news to itself.
    expect(await page.locator('[aria-busy="true"]').filter({ has: status }).count()).toBe(0)

    answered.resolve()
    await expect.poll(() => status.innerText()).toBe('Заявка не отправлена. Проверьте: Почта.')
  })

  test('a second press sends nothing more', async () => {
    const { page } = await visitForm()
    let posts = 0
    await page.route('**/api/mail/', async (route) => {
      posts++
      await route.fulfill({ json: ACCEPTED })
    })
    await contactForm(page).evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
    expect(posts).toBe(1)
  })
})

describe('an answer', () => {
  test('that is good clears what was typed but the consent, and names the page of this moment', async () => {
    const { page } = await visitForm('/contacts/?utm_source=direct')
    const sent = page.waitForRequest('**/api/mail/')
    await sendContactForm(page)
    expect((await sent).postDataJSON()).toMatchObject({
      type: 'contacts',
      reachgoal: 'napishitenam-keysi',
      utm: `${site().url}/contacts/?utm_source=direct`,
    })
    expect(await typed(page)).toEqual({ name: '', tel: '', email: '' })
    expect(await contactForm(page).getByLabel('Согласен').isChecked()).toBe(true)
    expect(await contactForm(page).locator('[name="type"]').inputValue()).toBe('contacts')
  })

  test('that is good keeps what was typed since the press, which is sent by the next', async () => {
    const { page } = await visitForm()
    const answered = Promise.withResolvers<void>()
    const keys = await answerInTurn(page, [
      async (route) => {
        await answered.promise
        await route.fulfill({ json: ACCEPTED })
      },
      (route) => route.fulfill({ json: ACCEPTED }),
    ])
    await contactForm(page).getByRole('button').click()
    await expect.poll(() => keys.length).toBe(1)
    await contactForm(page).getByLabel('Имя').fill('Анна Белозёрова')
    answered.resolve()
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
    await page.keyboard.press('Escape')

    expect(await typed(page)).toMatchObject({ name: 'Анна Белозёрова', tel: '+7 (916) 200-30-40' })
    await sendContactForm(page)
    expect(await typed(page)).toEqual({ name: '', tel: '', email: '' })
    expect(new Set(keys).size).toBe(2)
  })

  test('names the advertisement a visitor came by, pages and a reload later', async () => {
    const { page } = await visit('/services/?utm_source=yandex&yclid=42')
    await page.goto(`${site().url}/blog/`)
    await page.locator('header a[href="/contacts/"]:visible').first().click()
    await page.waitForURL('**/contacts/')
    await reload(page)
    await fillContactForm(page)
    const sent = page.waitForRequest('**/api/mail/')
    await sendContactForm(page)
    expect((await sent).postDataJSON()).toMatchObject({
      utm: `${site().url}/contacts/`,
      landing: `${site().url}/services/?utm_source=yandex&yclid=42`,
    })
  })

  test('comes to a form of a page whose address an advertisement has made very long', async () => {
    const { page } = await visitForm(`/contacts/?utm_content=${'x'.repeat(5000)}`)
    await sendContactForm(page)
    expect(await typed(page)).toEqual({ name: '', tel: '', email: '' })
  })

  test('that names fields marks them and keeps the rest', async () => {
    const { page } = await visitForm()
    await page.route('**/api/mail/', (route) =>
      route.fulfill({ status: 422, json: { status: 'error', fields: [{ name: 'email' }], fortuna: false } }),
    )
    await contactForm(page).getByRole('button').click()
    const mail = contactForm(page).getByLabel('Почта')
    await expect.poll(() => mail.getAttribute('aria-invalid')).toBe('true')
    expect(await mail.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByRole('alertdialog').count()).toBe(0)

    await mail.pressSequentially('x')
    await expect.poll(() => mail.getAttribute('aria-invalid')).toBeNull()
  })

  test('that names none is told in a popup, and what was typed stays', async () => {
    const { page } = await visitForm()
    await page.route('**/api/mail/', (route) => route.fulfill({ status: 400, json: FAILED }))
    await contactForm(page).getByRole('button').click()
    await page.getByRole('alertdialog', { name: FAILURE }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
    expect(await typed(page)).toEqual({ name: 'Анна', tel: '+7 (916) 200-30-40', email: 'anna@company.example' })
    expect(
      await contactForm(page)
        .getByRole('button')
        .evaluate((button) => button === document.activeElement),
    ).toBe(true)
  })
})

describe('a form that failed', () => {
  test('is sent again by itself, as the same lead', async () => {
    const { page } = await visitForm()
    const keys = await answerInTurn(page, [
      (route) => route.fulfill({ status: 503, json: FAILED }),
      (route) => route.fulfill({ json: ACCEPTED }),
    ])
    await sendContactForm(page)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('sent by hand as it was is still the same lead, changed it is another', async () => {
    const { page } = await visitForm()
    const fail = (route: Route) => route.abort()
    const keys = await answerInTurn(page, [fail, fail, fail, fail, (route) => route.fulfill({ json: ACCEPTED })])
    for (const name of ['Анна', 'Анна']) {
      await contactForm(page).getByLabel('Имя').fill(name)
      await contactForm(page).getByRole('button').click()
      await page.getByRole('alertdialog', { name: FAILURE }).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
    }
    await contactForm(page).getByLabel('Имя').fill('Анна Белозёрова')
    await sendContactForm(page)
    expect(keys).toHaveLength(5)
    expect(new Set(keys.slice(0, 4)).size).toBe(1)
    expect(keys[4]).not.toBe(keys[0])
  })
})

test('without a network a form says in a popup that it failed, and goes once the network is back', async () => {
  const { page } = await visit('/contacts/')
  await atRest(page)
  await page.context().setOffline(true)
  await fillContactForm(page)
  await contactForm(page).getByRole('button').click()
  const news = page.getByRole('alertdialog', { name: FAILURE })
  await news.waitFor()
  expect(
    await news.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.width)),
  ).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await news.waitFor({ state: 'detached' })

  await page.context().setOffline(false)
  await sendContactForm(page)
})

test('without a network a popup that cannot come leaves the page, and the telephone is told', async () => {
  const { page } = await visit('/team/', {}, (window) => withoutScript(window, OF_CALLBACK))
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()

  const notice = page.getByRole('alert').filter({ hasText: 'Нет связи с интернетом' })
  await notice.getByRole('link', { name: '+7 (495) 000-00-00' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/team/')
  await notice.getByRole('button', { name: 'Закрыть' }).click()
  await notice.waitFor({ state: 'detached' })
})

describe('a lead whose answer was lost to a reload', () => {
  test('is the same lead when it is sent again', async () => {
    const { page } = await visitForm()
    const keys = await answerInTurn(page, [() => new Promise(() => {}), (route) => route.fulfill({ json: ACCEPTED })])
    const sent = page.waitForRequest('**/api/mail/')
    await contactForm(page).getByRole('button').click()
    await sent
    await reload(page)
    await contactForm(page).getByLabel('Согласен').check()
    await sendContactForm(page)
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  test('is another lead when it was changed, and so is the same one once it was accepted', async () => {
    const { page } = await visitForm()
    const accept = (route: Route) => route.fulfill({ json: ACCEPTED })
    const keys = await answerInTurn(page, [() => new Promise(() => {}), accept, accept])
    const sent = page.waitForRequest('**/api/mail/')
    await contactForm(page).getByRole('button').click()
    await sent
    await reload(page)
    for (let visits = 0; visits < 2; visits++) {
      await fillContactForm(page, 'Анна Белозёрова')
      await sendContactForm(page)
      await reload(page)
    }
    expect(new Set(keys).size).toBe(3)
  })
})

async function visitForm(path = '/contacts/') {
  const visited = await visit(path)
  await fillContactForm(visited.page)
  return visited
}

async function answerInTurn(page: Page, answers: ((route: Route) => Promise<void>)[]) {
  const keys: (string | undefined)[] = []
  await page.route('**/api/mail/', async (route) => {
    const answer = answers[keys.length]
    keys.push(route.request().headers()['idempotency-key'])
    await answer?.(route)
  })
  return keys
}

const tipOf = (page: Page) =>
  contactForm(page)
    .locator('button')
    .evaluate((button) => getComputedStyle(button).getPropertyValue('--tip'))

const widthOf = (page: Page) =>
  contactForm(page)
    .locator('button')
    .evaluate((button) => button.clientWidth)
