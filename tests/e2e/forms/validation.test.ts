import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { contactForm, fillContactForm } from '../../support/browser/contact-form.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const ERROR = 'Ошибка валидации'
const CONSENT_ERROR = 'Необходимо согласие с Политикой конфиденциальности'

const { visit } = siteAndBrowser()

describe('a form that is not right', () => {
  test('sends nothing, marks each bad field and leads to the first', async () => {
    const { page, posts } = await visitForm()
    await contactForm(page).getByLabel('Имя').fill('  ')
    await contactForm(page).getByLabel('Почта').fill('anna@')
    await contactForm(page).getByLabel('Бюджет').fill('скромный')

    await contactForm(page).getByRole('button').click()
    await expect.poll(() => errors(page)).toEqual([ERROR, ERROR, ERROR, ERROR, CONSENT_ERROR])
    expect(await focusedLabel(page)).toBe('Имя')
    expect(posts).toEqual([])
  })

  test('tells screen readers at once, in the field and in whole', async () => {
    const { page } = await visitForm()
    await fillContactForm(page)
    await contactForm(page).getByLabel('Телефон').fill('+7 (916) 2')
    await contactForm(page).getByLabel('Согласен').uncheck()
    await contactForm(page).getByRole('button').click()

    const phone = contactForm(page).getByLabel('Телефон')
    await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true')
    expect(await phone.evaluate(description)).toBe(ERROR)
    expect(await contactForm(page).getByLabel('Согласен').evaluate(description)).toBe(CONSENT_ERROR)
    expect(await contactForm(page).getByRole('status').innerText()).toBe(
      'Заявка не отправлена. Проверьте: Телефон; Согласие на обработку данных.',
    )
  })

  test('shows which of its bad fields has the focus', async () => {
    const { page } = await visitForm()
    await contactForm(page).getByRole('button').click()
    await expect.poll(() => focusedLabel(page)).toBe('Имя')
    const lineOf = (label: string) =>
      contactForm(page)
        .getByLabel(label)
        .evaluate((field) => {
          const { borderBottomColor: colour, boxShadow: thickness } = getComputedStyle(field)
          return { colour, thickness }
        })
    const [focused, other] = [await lineOf('Имя'), await lineOf('Телефон')]
    expect(focused.thickness).not.toBe(other.thickness)
    expect(focused.colour, 'an error has one colour').toBe(other.colour)
  })

  test('loses the mark of a field the moment it is right, and gets none while typing', async () => {
    const { page } = await visitForm()
    await contactForm(page).getByRole('button').click()
    await expect.poll(() => errors(page)).toEqual([ERROR, ERROR, ERROR, CONSENT_ERROR])

    const mail = contactForm(page).getByLabel('Почта')
    await mail.pressSequentially('anna@company')
    expect(await mail.getAttribute('aria-invalid')).toBe('true')
    await mail.pressSequentially('.example')
    await expect.poll(() => errors(page)).toEqual([ERROR, ERROR, CONSENT_ERROR])
    await contactForm(page).getByLabel('Согласен').check()
    await contactForm(page).getByLabel('Телефон').pressSequentially('89162003040')
    await expect.poll(() => errors(page)).toEqual([ERROR])

    await mail.fill('anna@')
    await contactForm(page).getByLabel('Имя').fill('Анна')
    await expect.poll(() => errors(page)).toEqual([])
  })

  test('is judged by the server where the rules could not be loaded', async () => {
    const { page, posts } = await visitForm()
    await page.route(/\.js$/, (route) => route.abort())
    await contactForm(page).getByLabel('Имя').fill('Анна')
    await contactForm(page).getByRole('button').click()
    await expect.poll(() => errors(page)).toEqual([ERROR, ERROR, CONSENT_ERROR])
    expect(posts).toHaveLength(1)
  })
})

describe('without JavaScript a form comes back', () => {
  test('with its errors on top, in focus, each a way to its field', async () => {
    const { page } = await visit('/contacts/', { javaScriptEnabled: false })
    await contactForm(page).getByLabel('Имя').fill('Анна')
    await contactForm(page).getByLabel('Телефон').fill('916')
    await contactForm(page).getByRole('button').click()

    const summary = contactForm(page).getByRole('group', { name: 'Ошибки в форме' })
    expect(await summary.innerText()).toContain('Заявка не\u00a0отправлена: 3\u00a0поля с\u00a0ошибкой')
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await summary.getByRole('link', { name: 'Почта' }).click()
    await page.keyboard.press('Tab')
    expect(await contactForm(page).getByLabel('Имя').inputValue()).toBe('Анна')
    expect(await contactForm(page).getByText(ERROR).count()).toBe(2)
  })
})

describe('each form asks for its own:', () => {
  test.each([
    ['/', ['name', 'tel', 'email'], ['site', 'budget'], 'contacts', 'napishitenam-keysi'],
    ['/vacancies/', ['name', 'tel', 'email'], ['site', 'message'], 'vacancy_response', ''],
  ])('the block of %s', async (path, required, optional, type, goal) => {
    const { page } = await visit(path)
    expect(await askedBy(page, 'main form[action="/api/mail/"]')).toEqual({
      required: [...required, 'confirm'].toSorted(),
      optional: optional.toSorted(),
      type,
      reachgoal: goal,
    })
  })

  test.each([
    ['callback', ['name', 'tel'], ['budget', 'site']],
    ['seo-no', ['message'], []],
  ])('the popup %s', async (popup, required, optional) => {
    const { page } = await visit(`/?popup=${popup}`)
    await page.locator('dialog[open] form[action="/api/mail/"]').waitFor()
    expect(await askedBy(page, 'dialog[open] form[action="/api/mail/"]')).toEqual({
      required: [...required, 'confirm'].toSorted(),
      optional,
      type: 'contacts',
      reachgoal: '',
    })
  })
})

async function visitForm() {
  const { page } = await visit('/contacts/')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  return { page, posts }
}

const errors = (page: Page) =>
  contactForm(page)
    .locator('[id$="-error"]')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.trim()))

const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.firstChild?.textContent)

const description = (field: Element) =>
  document.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent

const askedBy = (page: Page, form: string) =>
  page.locator(form).evaluate((element: HTMLFormElement) => {
    const fields = [...element.elements].filter(
      (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
    )
    const shown = fields.filter((field) => field.type !== 'hidden' && !field.closest('[aria-hidden]'))
    const valueOf = (name: string) => fields.find((field) => field.name === name)?.value
    return {
      required: shown
        .filter((field) => field.required)
        .map(({ name }) => name)
        .toSorted(),
      optional: shown
        .filter((field) => !field.required)
        .map(({ name }) => name)
        .toSorted(),
      type: valueOf('type'),
      reachgoal: valueOf('reachgoal'),
    }
  })
