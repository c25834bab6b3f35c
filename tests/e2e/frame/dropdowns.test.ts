import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { holdApp, patient, stateOf } from '../../support/browser/boot.ts'
import { faintTexts, hoverAll } from '../../support/browser/hovered.ts'
import { holdMotion } from '../../support/browser/motion.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { stopClock } from '../../support/browser/stopped-clock.ts'

const { site, visit, arrive } = siteAndBrowser()

/** The header is the same on every page, and few cost the browser less. */
const PAGE = '/blog/'

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Основное меню' })
const sectionOf = (page: Page, name: string) => barOf(page).getByRole('link', { name, exact: false }).first()
const arrowOf = (page: Page, name: string) => barOf(page).getByRole('button', { name: `${name}: подразделы` })
const cardOf = (page: Page, name: string) => barOf(page).getByRole('link', { name })
const isFocused = (element: Element) => element === document.activeElement

/** What lives without the app does: the notice about cookies is shown. */
const livesByItself = (page: Page) => page.getByRole('complementary', { name: 'Куки' }).waitFor()

/** A page whose app is held back until it is let in. */
async function openIdlePage() {
  let app = { release: () => {} }
  const { page } = await arrive(PAGE, {}, async (window) => {
    app = await holdApp(window)
    await patient(window)
  })
  await livesByItself(page)
  return { page, letIn: app.release }
}

const openHydratedPage = async () => ({ page: (await visit(PAGE)).page, letIn: () => {} })

describe.each([
  ['idle', openIdlePage],
  ['complete', openHydratedPage],
])('a page that is %s', (_state, come) => {
  test('opens services under the pointer: seven cards and a call', async () => {
    const { page, letIn } = await come()

    await sectionOf(page, 'Услуги').hover()
    await cardOf(page, 'SEO-продвижение').waitFor()

    const cards = barOf(page).locator('a:has(> svg + b + span)')
    expect(await cards.count()).toBe(7)
    expect(await cardOf(page, 'Все').isVisible()).toBe(true)
    await barOf(page).getByRole('link', { name: 'Напишите нам' }).click()
    letIn()
    await page.getByRole('dialog', { name: 'Оставить заявку' }).waitFor()
    expect(await arrowOf(page, 'Услуги').getAttribute('aria-expanded')).toBe('false')
  })

  test('has the keyboard open a dropdown, go through it and come back with Escape', async () => {
    const { page } = await come()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await arrowOf(page, 'Мы').focus()

    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).toBe('О\u00a0нас')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Вакансии')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Сертификаты')

    await page.keyboard.press('Escape')
    await cardOf(page, 'Сертификаты').waitFor({ state: 'hidden' })
    expect(await arrowOf(page, 'Мы').evaluate(isFocused)).toBe(true)
  })

  test.each(['Enter', 'Space'])('opens and closes a dropdown by %s', async (key) => {
    const { page } = await come()
    await arrowOf(page, 'Мы').press(key)
    await cardOf(page, 'Отзывы').waitFor()
    await arrowOf(page, 'Мы').press(key)
    await cardOf(page, 'Отзывы').waitFor({ state: 'hidden' })
  })

  test('closes a dropdown when the focus goes on', async () => {
    const { page } = await come()
    await arrowOf(page, 'Мы').press('Enter')
    await cardOf(page, 'Отзывы').focus()

    await page.keyboard.press('Tab')

    await cardOf(page, 'Отзывы').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Блог')
  })

  test('keeps links of a closed dropdown out of the way of the keyboard', async () => {
    const { page } = await come()
    await arrowOf(page, 'Услуги').focus()

    await page.keyboard.press('Tab')

    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Мы')
  })

  test('closes a dropdown by a click beside it, before a frame of its backdrop is drawn', async () => {
    const { page } = await come()
    const motion = await holdMotion(page)
    await arrowOf(page, 'Услуги').click()
    await cardOf(page, 'SEO-продвижение').waitFor()

    await page.mouse.click(400, 860)

    await motion.release()
    await cardOf(page, 'SEO-продвижение').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(PAGE)
  })

  test('gives the focus back to the header after a popup opened from a dropdown', async () => {
    const { page, letIn } = await come()
    await arrowOf(page, 'Услуги').press('Enter')
    await barOf(page).getByRole('link', { name: 'Напишите нам' }).press('Enter')
    letIn()
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await popup.waitFor()

    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'hidden' })

    expect(await arrowOf(page, 'Услуги').evaluate(isFocused)).toBe(true)
  })
})

test.each([
  ['idle', arrive],
  ['complete', visit],
])('a dropdown of a page that is %s waits for the pointer to stay, and for it to be gone', async (state, come) => {
  const { page } = await come(PAGE)
  const arrow = arrowOf(page, 'Услуги')
  const isOpen = () => arrow.getAttribute('aria-expanded')
  await livesByItself(page)
  const clock = await stopClock(page)

  await sectionOf(page, 'Услуги').hover()
  await clock.timer(90)
  await clock.runFor(80)
  expect(await isOpen()).toBe('false')
  await clock.runFor(20)
  await expect.poll(isOpen).toBe('true')

  await page.mouse.move(640, 880)
  await clock.timer(200)
  await clock.runFor(150)
  expect(await isOpen()).toBe('true')
  await clock.runFor(100)
  await expect.poll(isOpen).toBe('false')
  expect(await stateOf(page)).toBe(state)
})

test('a mouse that moves elsewhere leaves open the dropdown the keyboard is in', async () => {
  const { page } = await visit(PAGE)
  const isOpen = (name: string) => arrowOf(page, name).getAttribute('aria-expanded')
  await arrowOf(page, 'Мы').press('Enter')
  await page.keyboard.press('ArrowDown')
  const clock = await stopClock(page)

  await page.mouse.move(640, 880)
  await clock.runFor(200)
  expect(await isOpen('Мы')).toBe('true')
  await sectionOf(page, 'Услуги').hover()
  await clock.runFor(200)
  expect([await isOpen('Мы'), await isOpen('Услуги')]).toEqual(['true', 'false'])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('О\u00a0нас')

  await page.keyboard.press('Escape')
  expect(await isOpen('Мы')).toBe('false')
})

test('an open dropdown stays open when the app comes', async () => {
  const { page, letIn } = await openIdlePage()
  await arrowOf(page, 'Услуги').press('Enter')

  letIn()
  await page.locator('html[data-app=complete]').waitFor()

  expect(await cardOf(page, 'SEO-продвижение').isVisible()).toBe(true)
})

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a pointer that rests', (page) => sectionOf(page, 'Услуги').hover()],
  ['a press', (page) => arrowOf(page, 'Услуги').click()],
])('%s opens a dropdown that did not listen yet', async (_sign, give) => {
  const html = await (await site().get(PAGE)).text()
  const enhancements = /"enhancements":"([^"]+)"/.exec(html)?.[1] ?? ''
  const { promise: held, resolve: letIn } = Promise.withResolvers<void>()
  const { page } = await arrive(PAGE, {}, (window) =>
    window.route(`**${enhancements}`, async (route) => {
      await held
      await route.continue()
    }),
  )
  await give(page)

  letIn()

  await cardOf(page, 'SEO-продвижение').waitFor()
})

test('the page a link leads to opens nothing under the pointer that rests there', async () => {
  const { page } = await openIdlePage()
  await sectionOf(page, 'Услуги').click()
  await page.waitForURL('**/services/')
  await livesByItself(page)

  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))

  expect(await arrowOf(page, 'Услуги').getAttribute('aria-expanded')).toBe('false')
})

test('after a click the dropdown opens for no pointer within 300 ms', async () => {
  const { page } = await visit(PAGE)
  const clock = await stopClock(page)
  const arrow = arrowOf(page, 'Услуги')
  const section = sectionOf(page, 'Услуги')
  const place = await section.boundingBox()
  const touch = (shift: number) => page.mouse.move((place?.x ?? 0) + 10 + shift, (place?.y ?? 0) + 10)

  await section.click()
  await page.waitForURL('**/services/')
  await page.getByRole('heading', { level: 1, name: /Тридцать/ }).waitFor()
  await touch(1)
  await clock.runFor(290)
  expect(await arrow.getAttribute('aria-expanded')).toBe('false')

  await clock.runFor(10)
  await touch(2)
  await clock.timer(90)
  await clock.runFor(100)
  await expect.poll(() => arrow.getAttribute('aria-expanded')).toBe('true')
})

test('without JavaScript the pointer and the focus open a dropdown', async () => {
  const { page } = await arrive(PAGE, { javaScriptEnabled: false })

  await sectionOf(page, 'Услуги').hover()
  await cardOf(page, 'SEO-продвижение').waitFor()
  await page.mouse.move(640, 880)
  await cardOf(page, 'SEO-продвижение').waitFor({ state: 'hidden' })

  await arrowOf(page, 'Мы').focus()
  await cardOf(page, 'О нас').waitFor()
})

test.each(['morning', 'day', 'evening', 'night'])(
  'without JavaScript what opens over the sky of the %s can be read under the pointer',
  async (hour) => {
    const { page } = await arrive('/', { javaScriptEnabled: false })
    const lights = page.locator('[data-hour]')
    await lights.evaluateAll((all, light) => all.forEach((one) => one.setAttribute('data-hour', light)), hour)

    await hoverAll(page)

    expect(await cardOf(page, 'Все').isVisible()).toBe(true)
    expect(await faintTexts(page)).toEqual([])
  },
)

test('the services of the dropdown are in the first HTML', async () => {
  const html = await (await site().get(PAGE)).text()
  const menu = /<nav[^>]*aria-label="Основное меню".*?<\/nav>/s.exec(html)?.[0] ?? ''

  expect(menu.match(/href="\/services\/[a-z-]+\/"/g)).toHaveLength(7)
})
