import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inertParts, exposedLandmarks, reachableBehind } from '../support/behind-dialog.ts'
import { countsOf } from '../support/counts.ts'
import { holdMotion } from '../support/motion.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { site, visit } = siteAndBrowser()

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } }

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Меню' })
const burgerOf = (page: Page) => page.getByRole('button', { name: 'Открыть меню' })
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

async function openMenu(path = '/blog/', options = PHONE) {
  const visitor = await visit(path, options)
  await burgerOf(visitor.page).click()
  await menuOf(visitor.page).waitFor()
  return visitor
}

test('the menu has the sections in their order, with counts', async () => {
  const { page } = await openMenu()

  const titles = menuOf(page).locator('nav > ul > li > a, nav summary')
  await menuOf(page).getByRole('link', { name: 'Контакты' }).waitFor()

  const counts = await countsOf(site())
  expect((await titles.allInnerTexts()).map((title) => title.replaceAll(/\s/g, ''))).toEqual([
    'Мы',
    `Услуги${counts.services}`,
    `Проекты${counts.projects}`,
    'Отзывы',
    'Команда',
    'Сертификаты',
    'Блог',
    'Вакансии',
    'Контакты',
  ])
})

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['its button', (page) => menuOf(page).getByRole('button', { name: 'Закрыть меню' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the page beside it', (page) => page.mouse.click(10, 400)],
  ['Back', (page) => page.goBack()],
])('%s closes the menu and gives the focus back to the burger', async (_way, close) => {
  const { page } = await openMenu('/blog/')

  await close(page)
  await menuOf(page).waitFor({ state: 'hidden' })

  expect(new URL(page.url()).pathname).toBe('/blog/')
  expect(await focusedName(page)).toBe('Открыть меню')
})

test('a change of page closes the menu, and Back leads to the page before', async () => {
  const { page } = await openMenu('/blog/')
  await menuOf(page).getByRole('link', { name: 'Контакты' }).click()
  await page.waitForURL('**/contacts/')
  await menuOf(page).waitFor({ state: 'hidden' })

  await page.goBack()

  await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
  expect(await menuOf(page).count()).toBe(0)
})

test('folds open one at a time', async () => {
  const { page } = await openMenu()

  await menuOf(page).locator('summary', { hasText: 'Услуги' }).click()
  await menuOf(page).getByRole('link', { name: 'SEO-продвижение' }).waitFor()
  await menuOf(page).locator('summary', { hasText: 'Мы' }).click()
  await menuOf(page).getByRole('link', { name: 'Сотрудники' }).waitFor()

  await menuOf(page).getByRole('link', { name: 'SEO-продвижение' }).waitFor({ state: 'hidden' })
})

test('Tab stays inside the menu', async () => {
  const { page } = await openMenu()
  await expect.poll(() => focusedName(page)).toBe('Закрыть меню')

  await page.keyboard.press('Shift+Tab')
  expect(await focusedName(page)).toBe('Ночь')
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Закрыть меню')
})

test('the focus enters the menu at once and stays there while the page is still within reach', async () => {
  const { page } = await visit('/', PHONE)
  await holdFrames(page)
  await burgerOf(page).press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Закрыть меню')

  await page.keyboard.press('Shift+Tab')
  expect(await focusedName(page)).toBe('Ночь')
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Закрыть меню')
})

describe('without JavaScript', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['its button', (page) => menuOf(page).getByRole('button', { name: 'Закрыть меню' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the page beside it', (page) => page.mouse.click(10, 400)],
  ])('the menu opens with its folds, and %s closes it', async (_way, close) => {
    const { page } = await openMenu('/blog/', { ...PHONE, javaScriptEnabled: false })
    await menuOf(page).locator('summary', { hasText: 'Мы' }).click()
    await menuOf(page).getByRole('link', { name: 'Сотрудники' }).waitFor()

    await close(page)
    await menuOf(page).waitFor({ state: 'hidden' })

    expect(new URL(page.url()).pathname).toBe('/blog/')
  })

  test('a link of the menu leads to its page', async () => {
    const { page } = await openMenu('/blog/', { ...PHONE, javaScriptEnabled: false })
    await menuOf(page).getByRole('link', { name: 'Контакты' }).click()
    await page.waitForURL('**/contacts/')
  })
})

describe('the page behind the menu', () => {
  const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Вакансии' })

  test('is out of reach of keyboard and readers until the menu goes', async () => {
    const { page } = await openMenu()

    await expect.poll(() => reachableBehind(page)).toEqual([])
    expect(await exposedLandmarks(page)).toEqual(['dialog', 'navigation'])
    await page.keyboard.press('Escape')
    await menuOf(page).waitFor({ state: 'hidden' })

    await expect.poll(() => inertParts(page)).toBe(0)
    await footerLink(page).focus()
    expect(await focusedName(page)).toBe('Вакансии')
  })

  test('is released when the menu is closed and opened in the middle of it', async () => {
    const { page } = await visit('/', PHONE)
    for (let round = 0; round < 3; round++) {
      await burgerOf(page).press('Enter')
      await page.keyboard.press('Escape')
    }
    await menuOf(page).waitFor({ state: 'hidden' })

    await expect.poll(() => inertParts(page)).toBe(0)
    expect(await focusedName(page)).toBe('Открыть меню')
  })

  test('is out of reach as well when a popup has taken the place of the menu, and released after it', async () => {
    const { page } = await openMenu()
    await expect.poll(() => reachableBehind(page)).toEqual([])

    await menuOf(page).getByRole('link', { name: 'Напишите нам' }).click()
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await popup.getByLabel('Имя').fill('Анна')
    await menuOf(page).waitFor({ state: 'hidden' })
    await expect.poll(() => reachableBehind(page)).toEqual([])
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })

    await expect.poll(() => inertParts(page)).toBe(0)
  })

  test('is another one within reach when a link of the menu has led there', async () => {
    const { page } = await openMenu()
    await expect.poll(() => reachableBehind(page)).toEqual([])

    await menuOf(page).getByRole('link', { name: 'Контакты' }).click()
    await page.waitForURL('**/contacts/')

    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
    await menuOf(page).waitFor({ state: 'hidden' })
    await expect.poll(() => inertParts(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.matches('main h1'))).toBe(true)
  })

  test('gives the focus to the heading of the next page before all is released', async () => {
    const { page } = await openMenu('/', { ...PHONE, reducedMotion: 'reduce' })
    await expect.poll(() => reachableBehind(page)).toEqual([])
    await holdFrames(page)

    await menuOf(page).getByRole('link', { name: 'Контакты' }).press('Enter')

    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main h1'))).toBe(true)
    expect(await inertParts(page)).toBeGreaterThan(0)
  })
})

test('«Напишите нам» gives the place to the popup, which gives the focus back to the burger', async () => {
  const { page } = await openMenu()

  await menuOf(page).getByRole('link', { name: 'Напишите нам' }).click()
  const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
  await popup.waitFor()
  await menuOf(page).waitFor({ state: 'hidden' })

  await page.goBack()
  await popup.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/blog/')
  expect(await focusedName(page)).toBe('Открыть меню')
})

test('the page under the menu does not scroll and does not jump', async () => {
  const { page } = await visit('/blog/', PHONE)
  await page.mouse.wheel(0, 500)
  await page.waitForFunction(() => scrollY === 500)
  const before = await page.evaluate(() => [scrollY, document.body.clientWidth])

  await burgerOf(page).click()
  await menuOf(page).waitFor()
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 500)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

  expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before)
})

test('the menu goes when the window becomes wide', async () => {
  const { page } = await openMenu()

  await page.setViewportSize({ width: 1200, height: 800 })

  await menuOf(page).waitFor({ state: 'hidden' })
})

test('all of the menu has come within a second', async () => {
  const { page } = await visit('/', PHONE)
  await holdMotion(page)
  await burgerOf(page).click()
  await menuOf(page).waitFor()

  const lastMs = await menuOf(page).evaluate((menu) =>
    Math.max(...menu.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  )

  expect(lastMs).toBeGreaterThanOrEqual(560)
  expect(lastMs).toBeLessThanOrEqual(1000)
})

test('without motion the menu is there at once', async () => {
  const { page } = await openMenu('/', { ...PHONE, reducedMotion: 'reduce' })

  const moving = await menuOf(page).evaluate((menu) => menu.getAnimations({ subtree: true }).length)

  expect(moving).toBe(0)
})

test('the sections of the menu are in the first HTML', async () => {
  const html = await (await site().get('/')).text()
  const menu = /<dialog[^>]*aria-label="Меню".*?<\/dialog>/s.exec(html)?.[0] ?? ''

  for (const address of ['/about/', '/services/seo/', '/vacancies/', '/contacts/'])
    expect(menu).toContain(`href="${address}"`)
})

/** No frame is drawn any more: what a frame would do has to wait. */
const holdFrames = (page: Page) => page.evaluate(() => void (window.requestAnimationFrame = () => 0))
