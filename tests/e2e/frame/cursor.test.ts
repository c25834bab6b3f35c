import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from '../../support/browser/at-rest.ts'
import { holdMotion } from '../../support/browser/motion.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { stopClock, type StoppedClock } from '../../support/browser/stopped-clock.ts'

const { visit } = siteAndBrowser()

const cursorOf = (page: Page, shape = '') => page.locator(`[data-shape${shape && `="${shape}"`}]`)
const nativeCursor = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).cursor)

test('the drawn cursor starts at the first move of the mouse, and hides the native one', async () => {
  const { page } = await visit('/projects/')
  expect(await cursorOf(page).count()).toBe(0)
  expect(await nativeCursor(page, 'body')).toBe('auto')

  await page.mouse.move(700, 300)
  await cursorOf(page, 'plain').waitFor()

  await expect.poll(() => nativeCursor(page, 'body')).toBe('none')
  expect(await nativeCursor(page, 'main a')).toBe('none')
})

test('the cursor comes to where the mouse is', async () => {
  const { page } = await visit('/projects/')
  await page.mouse.move(700, 300)
  await cursorOf(page).waitFor()

  await page.mouse.move(900, 420)

  await page.waitForFunction(() => {
    const box = document.querySelector('[data-shape]')?.getBoundingClientRect()
    return box && Math.abs(box.x + 38 - 900) < 1 && Math.abs(box.y + 38 - 420) < 1
  })
})

test('the cursor comes to where the mouse has stopped while its script loaded', async () => {
  const { page } = await visit('/projects/')
  const script = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.mouse.move(700, 300)
  await page.mouse.move(900, 420)
  script.resolve()
  await cursorOf(page).waitFor({ state: 'attached' })

  const transform = await cursorOf(page).evaluate((cursor: HTMLElement) => cursor.style.transform)
  expect(transform).toContain('translate3d(900')
})

/** The cursor comes with the first move after its script: a hand goes on moving. */
const comeAlive = (page: Page) =>
  expect
    .poll(async () => {
      await page.mouse.move(5 + Math.round(performance.now() % 20), 5)
      return page.locator('[data-shape]').isVisible()
    })
    .toBe(true)

test('the cursor grows over links and buttons, more over cards and marked targets, and leaves fields alone', async () => {
  const { page } = await visit('/contacts/?popup=callback')
  const popup = page.locator('dialog[aria-modal]')
  await popup.waitFor()
  await page.mouse.move(5, 5)
  await cursorOf(page, 'plain').waitFor()

  await popup.getByRole('button', { name: 'Отправить' }).hover()
  await cursorOf(page, 'link').waitFor()
  await popup.getByRole('textbox', { name: 'Имя' }).hover()
  await cursorOf(page, 'away').waitFor({ state: 'attached' })
  expect(await nativeCursor(page, 'dialog input[name=name]')).toBe('text')

  await page.goto('/projects/', { waitUntil: 'networkidle' })
  await comeAlive(page)
  await page.locator('main a:has(img)').last().hover()
  await cursorOf(page, 'board').waitFor()
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-cursor', 'drag'))
  await page.getByRole('heading', { level: 1 }).hover()
  await cursorOf(page, 'drag').waitFor()
})

test('the cursor is set up again 300 ms after a change of page', async () => {
  const { page } = await visit('/contacts/')
  const menu = page.getByRole('navigation', { name: 'Основное меню' })
  await menu.getByRole('link', { name: 'Блог' }).hover()
  await cursorOf(page, 'link').waitFor()
  const clock = await stopClock(page)
  // Once the page has turned, the browser itself finds what is under the mouse.
  await holdMotion(page)

  await menu.getByRole('link', { name: 'Проекты' }).press('Enter')
  await page.waitForURL('**/projects/')
  await cursorOf(page, 'plain').waitFor()
  await clock.timer(300)
  await clock.runFor(299)
  expect(await cursorOf(page, 'plain').count()).toBe(1)

  // The first timer of this delay may have been that of a link in view.
  await expect.poll(() => cursorAfter(page, clock, 300)).toBe('link')
})

test('the cursor of a link that stays is set up again while the page still turns', async () => {
  const { page } = await visit('/contacts/')
  const link = page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Проекты' })
  await link.hover()
  await cursorOf(page, 'link').waitFor()

  const clock = await turnBy(page, () => link.click())

  await expect.poll(() => cursorAfter(page, clock, 300)).toBe('link')
  // As the browser does once it finds the root alone.
  await page.locator('html').dispatchEvent('pointerover')
  expect(await cursorAfter(page, clock, 300)).toBe('link')
  expect(await page.locator('html[data-turn]').count()).toBe(1)
})

test('the cursor is set up again for a link of the next page while it still turns', async () => {
  const { page } = await visit('/services/')
  const here = page.getByRole('navigation', { name: 'Путь к странице' }).getByRole('link', { name: 'Главная' })
  const link = page.getByRole('main').locator('a[href="/services/seo/"]').first()
  await here.hover()
  await cursorOf(page, 'link').waitFor()

  const clock = await turnBy(page, () => link.evaluate((element: HTMLElement) => element.click()))

  await expect.poll(() => cursorAfter(page, clock, 300)).toBe('link')
  expect(await page.locator('html[data-turn]').count()).toBe(1)
})

test('the cursor of a link that goes with its page stays small where the next one has none', async () => {
  const { page } = await visit('/blog/')
  const link = page.getByRole('main').getByRole('article').last().getByRole('link').first()
  await link.hover()
  await cursorOf(page, 'link').or(cursorOf(page, 'board')).waitFor()

  await turnBy(page, () => link.click())

  expect(await cursorOf(page, 'plain').count()).toBe(1)
})

/** To the moment when the cursor of the next page is set up, and the turn to it is held at its start. */
async function turnBy(page: Page, press: () => Promise<void>) {
  const clock = await stopClock(page)
  await holdMotion(page)
  await press()
  await page.waitForFunction(() => document.querySelector('html[data-turn]'))
  // The browser may find what covers the page before it finds nothing.
  await page.locator('.page-turn-tape').dispatchEvent('pointerover')
  await cursorOf(page, 'plain').waitFor()
  await clock.timer(300)
  await clock.runFor(300)
  return clock
}

async function cursorAfter(page: Page, clock: StoppedClock, ms: number) {
  await clock.runFor(ms)
  return cursorOf(page).getAttribute('data-shape')
}

test('what the mouse has come to meanwhile keeps its shape when the cursor is set up', async () => {
  const { page } = await visit('/contacts/')
  const clock = await stopClock(page)
  await page.mouse.move(5, 700)
  await cursorOf(page, 'plain').waitFor()
  await clock.timer(300)

  await page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Блог' }).hover()
  await cursorOf(page, 'link').waitFor()
  // The drawn cursor is on its way still.
  await page.clock.fastForward(300)

  expect(await cursorOf(page, 'link').count()).toBe(1)
})

describe('where it does not fit there is no drawn cursor:', () => {
  test.each<[string, BrowserContextOptions]>([
    ['991 px', { viewport: { width: 991, height: 800 } }],
    ['reduced motion', { reducedMotion: 'reduce' }],
    ['forced colours', { forcedColors: 'active' }],
    ['touch', { hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } }],
  ])('%s', async (_reason, options) => {
    const { page } = await visit('/contacts/', options)

    await page.mouse.move(300, 300)
    await page.mouse.move(320, 320)
    await atRest(page)

    expect(await cursorOf(page).count()).toBe(0)
    expect(await nativeCursor(page, 'body')).toBe('auto')
  })
})

test('the cursor goes when the window becomes narrow', async () => {
  const { page } = await visit('/contacts/')
  await page.mouse.move(300, 300)
  await cursorOf(page).waitFor()

  await page.setViewportSize({ width: 900, height: 800 })

  await cursorOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => nativeCursor(page, 'body')).toBe('auto')
})
