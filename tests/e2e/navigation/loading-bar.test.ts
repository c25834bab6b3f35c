import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { stopClock } from '../../support/browser/stopped-clock.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { openWindow, visit } = siteAndBrowser()

const barOf = (page: Page) => page.getByRole('progressbar', { name: 'Загрузка страницы' })
const styleOf = (page: Page) =>
  barOf(page).evaluate((bar) => {
    const { height, backgroundColor, transitionDuration } = getComputedStyle(bar)
    return { height, backgroundColor, transitionDuration }
  })
const CINNABAR = 'rgb(255, 75, 31)'
const ERROR = 'rgb(176, 15, 63)'

/** Holds the data of pages back until told, and the clock until it is moved. */
async function holdPages(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.pageContext.json', async (route) => {
    await promise
    await route.continue()
  })
  return { clock: await stopClock(page), release: resolve }
}

const goToContacts = (page: Page) =>
  page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Контакты' }).click()

/** The colour the bar had last, of a document that may be left by now. */
const noteColour = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('progress')!
    const note = () => sessionStorage.setItem('seen', getComputedStyle(bar).backgroundColor)
    new MutationObserver(note).observe(bar, { attributes: true })
  })
const notedColour = (page: Page) => page.evaluate(() => sessionStorage.getItem('seen'))

/** In a browser that has no page of an earlier test in its cache. */
async function visitAfresh(address: string) {
  const page = await openWindow()
  await page.goto(address)
  await untilHydrated(page)
  return page
}

/** On the browser's own page, once there is a network again. */
async function tryAgain(page: Page) {
  await expect.poll(() => page.url()).toContain('chrome-error:')
  await page.context().setOffline(false)
  await page.reload()
}

test('a page that takes its time shows a bar of 3 px that goes its way in 2 s', async () => {
  const { page } = await visit('/blog/')
  const { clock, release } = await holdPages(page)
  expect(await barOf(page).count()).toBe(0)

  await goToContacts(page)
  await clock.timer(200)
  expect(await barOf(page).count()).toBe(0)
  await clock.runFor(200)
  await barOf(page).waitFor()
  expect(await styleOf(page)).toEqual({ height: '3px', backgroundColor: CINNABAR, transitionDuration: '2s' })

  release()
  await page.waitForURL('**/contacts/')
  await expect.poll(() => styleOf(page)).toMatchObject({ transitionDuration: '0.2s' })
  await clock.runFor(900)
  await barOf(page).waitFor({ state: 'hidden' })
})

test('a quick page shows no bar', async () => {
  const { page } = await visit('/blog/')
  const clock = await stopClock(page)

  await goToContacts(page)
  await clock.timer(200)
  await expect.poll(() => page.title()).toContain('Контакты')
  await clock.runFor(400)

  expect(await barOf(page).count()).toBe(0)
})

test('a popup that closes shows no bar: its entry of the history is left, and the page stays', async () => {
  const { page } = await visit('/blog/')
  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
  const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
  await popup.waitFor()
  const clock = await stopClock(page)

  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  await page.waitForFunction(() => !(history.state as { isOverlay?: boolean } | null)?.isOverlay)
  await clock.runFor(400)

  expect(await barOf(page).count()).toBe(0)
})

test('a page whose data does not come turns the bar to the colour of errors and is loaded as a document', async () => {
  const { page } = await visit('/blog/')
  await page.route('**/*.pageContext.json', (route) => route.abort())
  await noteColour(page)

  const loaded = page.waitForEvent('load')
  await goToContacts(page)
  await loaded

  expect(new URL(page.url()).pathname).toBe('/contacts/')
  expect(await notedColour(page)).toBe(ERROR)
})

describe('without a network the bar turns to the colour of errors, and the browser offers to try again', () => {
  test('the page of a link', async () => {
    const page = await visitAfresh('/blog/')
    await noteColour(page)
    await page.context().setOffline(true)

    await goToContacts(page)

    await tryAgain(page)
    expect(new URL(page.url()).pathname).toBe('/contacts/')
    expect(await page.title()).toContain('Контакты')
    expect(await notedColour(page)).toBe(ERROR)
  })

  test('the page that Back leads to', async () => {
    const page = await visitAfresh('/policy/')
    await goToContacts(page)
    await expect.poll(() => page.title()).toContain('Контакты')
    await noteColour(page)
    await page.context().setOffline(true)

    await page.evaluate(() => setTimeout(() => history.back()))

    await tryAgain(page)
    expect(new URL(page.url()).pathname).toBe('/policy/')
    expect(await page.title()).toContain('Политика')
    expect(await notedColour(page)).toBe(ERROR)
  })
})

test('a page that is not there is told in the colour of errors', async () => {
  const { page } = await visit('/blog/')
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/blog/"]')
    link?.setAttribute('href', '/blog/nowhere/')
    link?.click()
  })

  await page.getByText('Ошибка 404', { exact: true }).waitFor()

  expect(await page.locator('progress').evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe(ERROR)
})

test('without motion the bar does not travel', async () => {
  const { page } = await visit('/blog/', { reducedMotion: 'reduce' })
  const { clock, release } = await holdPages(page)

  await goToContacts(page)
  await clock.timer(200)
  await clock.runFor(200)
  await barOf(page).waitFor()

  expect(await styleOf(page)).toMatchObject({ transitionDuration: '0s' })
  release()
})
