import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Разделы страницы' })

test('the section bar leads to the sections of the page and marks the current one', async () => {
  const { page } = await visit('/')
  await page.mouse.wheel(0, 300)
  await barOf(page).waitFor()

  expect(await barOf(page).getByRole('link').allInnerTexts()).toEqual([
    'Проекты',
    'Услуги',
    'Маршрут',
    'Отзывы',
    'Команда',
    'Блог',
  ])
  await barOf(page).getByRole('link', { name: 'Маршрут' }).click()

  await barOf(page).locator('[aria-current]', { hasText: 'Маршрут' }).waitFor()
  await page.waitForFunction(() => {
    const top = document.getElementById('route')?.getBoundingClientRect().top ?? 0
    return top >= 72 && top < innerHeight / 4
  })
})

test('the marker lies under the current section', async () => {
  const { page } = await visit('/')
  await page.mouse.wheel(0, 300)
  await barOf(page).getByRole('link', { name: 'Команда' }).click()
  const current = barOf(page).locator('[aria-current]', { hasText: 'Команда' })
  await current.waitFor()

  await page.waitForFunction(() => {
    const bar = document.querySelector('nav[aria-label="Разделы страницы"]')
    const [marker, link] = [bar?.querySelector('i'), bar?.querySelector('[aria-current]')].map((one) =>
      one?.getBoundingClientRect(),
    )
    return marker && link && Math.abs(marker.left - link.left - 14) < 1 && Math.abs(marker.right - link.right + 14) < 1
  })
})

test('a section is marked once it takes the larger part of the screen, and none once the form does', async () => {
  const { page } = await visit('/')
  await page.mouse.wheel(0, 300)
  await barOf(page).waitFor()
  const bringTo = (id: string, share: number) =>
    page.evaluate(
      ([section, part]) => {
        const { top } = document.getElementById(section)!.getBoundingClientRect()
        scrollBy({ top: top - innerHeight * part, behavior: 'instant' })
      },
      [id, share] as const,
    )

  await bringTo('team', 0.38)
  await barOf(page).locator('[aria-current]', { hasText: 'Команда' }).waitFor()
  await bringTo('lead', 0.38)
  await barOf(page).locator('[aria-current]').waitFor({ state: 'detached' })
})

test('no section is marked while the form after the last one is read', async () => {
  const { page } = await visit('/')
  await page.mouse.wheel(0, 300)
  await barOf(page).getByRole('link', { name: 'Блог' }).click()
  await barOf(page).locator('[aria-current]', { hasText: 'Блог' }).waitFor()

  await page.evaluate(() => scrollTo({ top: document.getElementById('lead')!.offsetTop, behavior: 'instant' }))

  await barOf(page).locator('[aria-current]').waitFor({ state: 'detached' })
})

test('the section bar opens the callback popup', async () => {
  const { page } = await visit('/services/seo/')
  await page.mouse.wheel(0, 600)
  await barOf(page).waitFor()

  await page
    .locator(':has(> nav[aria-label="Разделы страницы"])')
    .getByRole('link', { name: 'Оставить заявку' })
    .click()

  await page.getByRole('dialog', { name: 'Оставить заявку' }).waitFor()
})

test('a page without sections has no section bar', async () => {
  const { page } = await visit('/contacts/')

  expect(await page.locator('nav[aria-label="Разделы страницы"]').count()).toBe(0)
})

test('the section bar changes its anchors with the page', async () => {
  const { page } = await visit('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'SEO-продвижение' }).click()
  await page.waitForURL('**/services/seo/')
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
  await page.mouse.wheel(0, 600)

  await barOf(page).getByRole('link', { name: 'Рост' }).waitFor()
  expect(await barOf(page).getByRole('link', { name: 'Маршрут' }).count()).toBe(0)
})

test('there is no section bar on narrow screens', async () => {
  const { page } = await visit('/', { viewport: { width: 991, height: 800 } })

  await page.mouse.wheel(0, 900)
  await page.waitForFunction(() => scrollY >= 850)

  expect(await barOf(page).isVisible()).toBe(false)
})

test('a section is marked on a page that the router has rendered, too', async () => {
  const { page } = await visit('/policy/')
  await page.getByRole('banner').getByRole('link', { name: 'Верста', exact: false }).first().click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.getByRole('heading', { level: 1, name: 'Ведём бизнес' }).waitFor()
  const scroll = async () => {
    await page.mouse.wheel(0, 300)
    return barOf(page).isVisible()
  }
  // The router sets the scroll position of a new page, too.
  await expect.poll(scroll, { interval: 500 }).toBe(true)
  await barOf(page).getByRole('link', { name: 'Маршрут' }).click()

  await barOf(page).locator('[aria-current]', { hasText: 'Маршрут' }).waitFor()
})
