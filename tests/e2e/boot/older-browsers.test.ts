import { expect, test } from 'vitest'
import { contactForm, fillContactForm, sendContactForm } from '../../support/browser/contact-form.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

test('pages come to life and give way to each other', async () => {
  const { page, complaints } = await visitAsOlder('/services/')

  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click()
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))

  expect(new URL(page.url()).pathname).toBe('/contacts/')
  expect(await page.locator('html[data-same]').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('a page turns in a browser with view transitions and nothing newer', async () => {
  const { page, complaints } = await visitAsOlder('/services/', { hasViewTransitions: true })

  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click()
  await page.locator('html[data-turn=forth]').waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))

  expect(complaints).toEqual([])
})

test('a popup keeps the focus and goes on Escape', async () => {
  const { page, complaints } = await visitAsOlder('/')

  await page.getByRole('main').getByRole('link', { name: 'Оставить заявку' }).first().click()
  const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
  await popup.getByRole('button', { name: 'Закрыть' }).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await popup.getByRole('button', { name: 'Отправить' }).evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await popup.getByRole('button', { name: 'Закрыть' }).evaluate(isFocused)).toBe(true)

  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('the theme in force is told to screen readers', async () => {
  const { page } = await visitAsOlder('/contacts/')

  await page.getByRole('contentinfo').getByRole('button', { name: 'Ночь' }).click()

  expect(await page.locator('footer [data-themes] [aria-pressed=true]').allTextContents()).toEqual(['Ночь'])
})

test('a form is judged and sent', async () => {
  const { page, complaints } = await visitAsOlder('/contacts/')

  await contactForm(page).getByRole('button').click()
  await page.waitForFunction(() => document.activeElement?.matches('[name=name][aria-invalid=true]'))
  await fillContactForm(page)
  await sendContactForm(page)

  expect(complaints).toEqual([])
})

test('a form names the advertisement its visitor came by, pages later', async () => {
  const { page } = await visitAsOlder('/services/?utm_source=yandex&yclid=42')
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click()
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
  const sent = page.waitForRequest('**/api/mail/')
  await fillContactForm(page)
  await sendContactForm(page)
  expect((await sent).postDataJSON()).toHaveProperty(
    'landing',
    expect.stringContaining('/services/?utm_source=yandex&yclid=42'),
  )
})

const isFocused = (element: Element) => element === document.activeElement

/** The oldest browsers the site is built for: Safari 16.4, Firefox 115, Chrome 111. */
const visitAsOlder = (path: string, { hasViewTransitions = false } = {}) =>
  visit(path, {}, (page) => page.addInitScript(withoutNewerThings, hasViewTransitions))

function withoutNewerThings(hasViewTransitions: boolean) {
  const newer: [object, ...string[]][] = [
    [window, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'onscrollend', 'trustedTypes'],
    [Document.prototype, 'onscrollend', ...(hasViewTransitions ? [] : ['startViewTransition'])],
    [Element.prototype, 'ariaPressed', 'checkVisibility', 'setHTMLUnsafe', 'moveBefore'],
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [Promise, 'withResolvers', 'try'],
    [Array, 'fromAsync'],
    [Object, 'groupBy'],
    [URL, 'parse', 'canParse'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
  ]
  for (const [home, ...names] of newer) for (const name of names) Reflect.deleteProperty(home, name)
}
