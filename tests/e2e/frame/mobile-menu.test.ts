import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { burgerOf, menuOf, openMenu, PHONE } from '../../support/browser/mobile-menu.ts'
import { holdMotion } from '../../support/browser/motion.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { countsOf } from '../../support/site/counts.ts'

const { site, visit } = siteAndBrowser()

test('the menu has the sections in their order, with counts', async () => {
  const { page } = await openMenu(visit)

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

test('a change of page closes the menu, and Back leads to the page before', async () => {
  const { page } = await openMenu(visit, '/blog/')
  await menuOf(page).getByRole('link', { name: 'Контакты' }).click()
  await page.waitForURL('**/contacts/')
  await menuOf(page).waitFor({ state: 'hidden' })

  await page.goBack()

  await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
  expect(await menuOf(page).count()).toBe(0)
})

test('a press beside the menu closes it where the browser itself does not', async () => {
  const { page } = await openMenu(visit)

  // Untrusted, so that no browser takes it for one outside a popover; some of WebKit's take none.
  await menuOf(page).evaluate((menu) => (menu.nextElementSibling as HTMLElement).click())

  await menuOf(page).waitFor({ state: 'hidden', timeout: 10_000 })
})

test.each([
  { width: 640, height: 280 },
  { width: 455, height: 219 },
])('in a window of $width × $height the sections have room', async (viewport) => {
  const { page } = await openMenu(visit, '/blog/', { viewport, reducedMotion: 'reduce' })
  await menuOf(page).getByRole('link', { name: 'Вакансии' }).scrollIntoViewIfNeeded()

  const seen = await menuOf(page)
    .locator('nav > ul > li')
    .evaluateAll((sections) => {
      const isAt = (section: Element, y: number) => section.contains(document.elementFromPoint(innerWidth / 2, y))
      return sections.filter((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return isAt(section, top + 2) && isAt(section, bottom - 2)
      }).length
    })

  expect(seen).toBeGreaterThanOrEqual(3)
})

test('folds open one at a time', async () => {
  const { page } = await openMenu(visit)

  await menuOf(page).locator('summary', { hasText: 'Услуги' }).click()
  await menuOf(page).getByRole('link', { name: 'SEO-продвижение' }).waitFor()
  await menuOf(page).locator('summary', { hasText: 'Мы' }).click()
  await menuOf(page).getByRole('link', { name: 'Сотрудники' }).waitFor()

  await menuOf(page).getByRole('link', { name: 'SEO-продвижение' }).waitFor({ state: 'hidden' })
})

describe('without JavaScript', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['its button', (page) => menuOf(page).getByRole('button', { name: 'Закрыть меню' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the page beside it', (page) => page.mouse.click(10, 400)],
  ])('the menu opens with its folds, and %s closes it', async (_way, close) => {
    const { page } = await openMenu(visit, '/blog/', { ...PHONE, javaScriptEnabled: false })
    await menuOf(page).locator('summary', { hasText: 'Мы' }).click()
    await menuOf(page).getByRole('link', { name: 'Сотрудники' }).waitFor()

    await close(page)
    await menuOf(page).waitFor({ state: 'hidden' })

    expect(new URL(page.url()).pathname).toBe('/blog/')
  })

  test('a link of the menu leads to its page', async () => {
    const { page } = await openMenu(visit, '/blog/', { ...PHONE, javaScriptEnabled: false })
    await menuOf(page).getByRole('link', { name: 'Контакты' }).click()
    await page.waitForURL('**/contacts/')
  })
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
  const { page } = await openMenu(visit)

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
  const { page } = await openMenu(visit, '/', { ...PHONE, reducedMotion: 'reduce' })

  const moving = await menuOf(page).evaluate((menu) => menu.getAnimations({ subtree: true }).length)

  expect(moving).toBe(0)
})

test('the sections of the menu are in the first HTML', async () => {
  const html = await (await site().get('/')).text()
  const menu = /<dialog[^>]*aria-label="Меню".*?<\/dialog>/s.exec(html)?.[0] ?? ''

  for (const address of ['/about/', '/services/seo/', '/vacancies/', '/contacts/'])
    expect(menu).toContain(`href="${address}"`)
})
