import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../support/site-and-browser.ts'
import { stopClock } from '../support/stopped-clock.ts'

const { site, visit } = siteAndBrowser()

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Основное меню' })
const sectionOf = (page: Page, name: string) => barOf(page).getByRole('link', { name, exact: false }).first()
const arrowOf = (page: Page, name: string) => barOf(page).getByRole('button', { name: `${name}: подразделы` })
const cardOf = (page: Page, name: string) => barOf(page).getByRole('link', { name })

test('services open under the pointer: seven cards and a call', async () => {
  const { page } = await visit('/')

  await sectionOf(page, 'Услуги').hover()
  await cardOf(page, 'SEO-продвижение').waitFor()

  const cards = barOf(page).locator('a:has(> svg + b + span)')
  expect(await cards.count()).toBe(7)
  expect(await barOf(page).getByText('Расскажите про ваш проект').isVisible()).toBe(true)
  await barOf(page).getByRole('link', { name: 'Напишите нам' }).click()
  await page.getByRole('dialog', { name: 'Оставить заявку' }).waitFor()
  expect(await arrowOf(page, 'Услуги').getAttribute('aria-expanded')).toBe('false')
})

test('the dropdown waits for the pointer to stay, and for it to be gone', async () => {
  const { page } = await visit('/')
  const arrow = arrowOf(page, 'Услуги')
  const isOpen = () => arrow.getAttribute('aria-expanded')
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
})

test('after a click the dropdown opens for no pointer within 300 ms', async () => {
  const { page } = await visit('/')
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

test('the keyboard opens a dropdown, goes through it and comes back with Escape', async () => {
  const { page } = await visit('/')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await arrowOf(page, 'Мы').focus()

  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('О нас')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Вакансии')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Сертификаты')

  await page.keyboard.press('Escape')
  await cardOf(page, 'Сертификаты').waitFor({ state: 'hidden' })
  expect(await arrowOf(page, 'Мы').evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a dropdown closes when the focus goes on', async () => {
  const { page } = await visit('/')
  await arrowOf(page, 'Мы').press('Enter')
  await cardOf(page, 'Отзывы').focus()

  await page.keyboard.press('Tab')

  await cardOf(page, 'Отзывы').waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Блог')
})

test('links of a closed dropdown are out of the way of the keyboard', async () => {
  const { page } = await visit('/')
  await arrowOf(page, 'Услуги').focus()

  await page.keyboard.press('Tab')

  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Мы')
})

test('a click beside the dropdown closes it', async () => {
  const { page } = await visit('/')
  await arrowOf(page, 'Услуги').click()
  await cardOf(page, 'SEO-продвижение').waitFor()

  await page.mouse.click(400, 860)

  await cardOf(page, 'SEO-продвижение').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the focus comes back to the header after a popup opened from a dropdown', async () => {
  const { page } = await visit('/')
  await arrowOf(page, 'Услуги').press('Enter')
  await barOf(page).getByRole('link', { name: 'Напишите нам' }).press('Enter')
  const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
  await popup.waitFor()

  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'hidden' })

  expect(await arrowOf(page, 'Услуги').evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the services of the dropdown are in the first HTML', async () => {
  const html = await (await site().get('/')).text()
  const menu = /<nav[^>]*aria-label="Основное меню".*?<\/nav>/s.exec(html)?.[0] ?? ''

  expect(menu.match(/href="\/services\/[a-z-]+\/"/g)).toHaveLength(7)
})
