import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdApp } from '../../support/browser/boot.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { arrive, visit } = siteAndBrowser()

/** The header, when it can be used. */
const headerOf = (page: Page) => page.locator('header:not([inert])').filter({ hasText: 'с 10.00 до 19.00' })
const isAway = (page: Page) => page.waitForFunction(() => document.querySelector('header')?.inert === true)

/** Every frame in which the header and the section bar could both, or neither, be used. */
const watchTurns = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = []
    Object.assign(window, { wrong })
    const bar = document.querySelector('nav[aria-label="Разделы страницы"]')?.closest('[data-theme]')
    const look = () => {
      const header = document.querySelector('header')
      if (header?.inert === (bar as HTMLElement | null)?.inert) wrong.push(`both at ${scrollY}`)
      requestAnimationFrame(look)
    }
    look()
  })

test.each([
  ['/blog/', 'page'],
  ['/blog/nochnye-stavki/', 'true'],
  ['/', null],
])('at %s the menu says of «Блог» whether it is this page or holds it: %s', async (path, current) => {
  const { page } = await visit(path, { javaScriptEnabled: false })
  const link = page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Блог' })
  expect(await link.getAttribute('aria-current')).toBe(current)
})

test.each(['/', '/vacancies/', '/nowhere/'])(
  'the header of %s covers what passes under it before the app is there, and is read on its ground',
  async (path) => {
    const { page } = await arrive(path, {}, holdApp)
    const link = page.locator('header').getByRole('link', { name: 'Блог' })
    const colours = () =>
      link.evaluate((text) => [getComputedStyle(text.closest('header')!).backgroundColor, getComputedStyle(text).color])
    expect((await colours())[0]).toBe('rgba(0, 0, 0, 0)')

    await page.mouse.wheel(0, 600)

    // On light ground, or on none while it fades in.
    await expect.poll(colours).toEqual(['rgb(245, 248, 249)', 'rgb(12, 18, 23)'])
  },
)

test('the header leaves on the way down and comes back on the way up', async () => {
  const { page } = await visit('/blog/')
  expect(await headerOf(page).count()).toBe(1)

  await page.mouse.wheel(0, 600)
  await isAway(page)

  await page.mouse.wheel(0, -100)
  await headerOf(page).waitFor()
})

test('the header stays on narrow screens', async () => {
  const { page } = await visit('/blog/', { viewport: { width: 991, height: 800 } })

  await page.mouse.wheel(0, 900)
  await page.waitForFunction(() => scrollY >= 850)

  const box = await page.getByRole('button', { name: 'Открыть меню' }).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(await headerOf(page).count()).toBe(1)
})

test('the header leaves a low window to the page', async () => {
  const { page } = await visit('/blog/', { viewport: { width: 455, height: 219 } })

  await page.mouse.wheel(0, 900)
  await page.waitForFunction(() => scrollY >= 850)

  expect(await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)).toBeLessThan(0)
})

test('the header comes back when the window becomes narrow', async () => {
  const { page } = await visit('/blog/')
  await page.mouse.wheel(0, 600)
  await isAway(page)

  await page.setViewportSize({ width: 900, height: 800 })

  await headerOf(page).waitFor()
})

test('the header stays while the keyboard is in it', async () => {
  const { page } = await visit('/blog/')
  await page.getByRole('banner').getByRole('link', { name: 'Блог' }).focus()
  await page.keyboard.press('Tab')

  await page.mouse.wheel(0, 600)
  await page.waitForFunction(() => scrollY >= 550)
  expect(await headerOf(page).count()).toBe(1)

  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.mouse.wheel(0, 200)
  await isAway(page)
})

test('header and section bar take turns', async () => {
  const { page } = await visit('/')
  await watchTurns(page)
  const bar = page.getByRole('navigation', { name: 'Разделы страницы' })
  expect(await bar.count()).toBe(0)

  await page.mouse.wheel(0, 900)
  await bar.waitFor()
  await page.mouse.wheel(0, -200)
  await headerOf(page).waitFor()
  await bar.waitFor({ state: 'hidden' })

  expect(await page.evaluate(() => Reflect.get(window, 'wrong'))).toEqual([])
})

test('going into the header by keyboard leaves the page where it is', async () => {
  const { page } = await visit('/blog/', { viewport: { width: 991, height: 800 } })
  await page.mouse.wheel(0, 500)
  await page.waitForFunction(() => scrollY >= 500)

  await page.getByRole('button', { name: 'Открыть меню' }).focus()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('without motion the header leaves at once', async () => {
  const { page } = await visit('/blog/', { reducedMotion: 'reduce' })

  const seconds = await page.locator('header').evaluateAll(([header]) => getComputedStyle(header!).transitionDuration)

  expect(Math.max(...seconds.split(',').map(parseFloat))).toBeLessThan(0.001)
})

test('without JavaScript the header scrolls away with the page', async () => {
  const { page } = await visit('/blog/', { javaScriptEnabled: false })

  await page.mouse.wheel(0, 600)

  await expect.poll(async () => (await page.locator('header').first().boundingBox())?.y).toBeLessThan(-500)
})
