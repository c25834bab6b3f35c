import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { textsCutOff } from '../support/layout.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { openWindow } = siteAndBrowser(() => ({ MESSENGER_TELEGRAM: 'https://messenger.example/versta' }))

/** A visit whose clock goes only when it is told to. */
async function visitWithClock(path: string, options?: BrowserContextOptions) {
  const page = await openWindow(options)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await page.goto(path, { waitUntil: 'networkidle' })
  await isAlive(page)
  return page
}

const chatOf = (page: Page) => page.getByRole('complementary', { name: 'Чат' })
const openerOf = (page: Page) => chatOf(page).getByRole('button', { name: 'Открыть чат' })
const greetingOf = (page: Page) => chatOf(page).getByText('Здравствуйте!')

/** Whose frame listens: it has put the notice into the page, and set its timers. */
const isAlive = (page: Page) => page.locator('[aria-label="Куки"]').waitFor({ state: 'attached' })

async function arrive(page: Page) {
  await page.clock.runFor(1200)
  await openerOf(page).waitFor()
}

test('the chat opens by itself 3000 ms after the first visit, and takes no focus', async () => {
  const page = await visitWithClock('/blog/')
  expect(await chatOf(page).count()).toBe(0)
  await arrive(page)

  await page.clock.runFor(1799)
  expect(await openerOf(page).getAttribute('aria-expanded')).toBe('false')
  await page.clock.runFor(1)
  await greetingOf(page).waitFor()

  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('the chat opens by itself once a session', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  await page.clock.runFor(1800)
  await chatOf(page).getByRole('button', { name: 'Закрыть чат' }).click()
  await greetingOf(page).waitFor({ state: 'hidden' })

  await page.goto('/contacts/', { waitUntil: 'networkidle' })
  await isAlive(page)
  await arrive(page)
  await page.clock.runFor(5000)

  expect(await openerOf(page).getAttribute('aria-expanded')).toBe('false')
})

test('a visitor who has opened and closed the chat is not greeted again', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  await openerOf(page).click()
  await greetingOf(page).waitFor()

  await page.keyboard.press('Escape')
  await greetingOf(page).waitFor({ state: 'hidden' })
  await page.clock.runFor(5000)

  expect(await openerOf(page).getAttribute('aria-expanded')).toBe('false')
  expect(await openerOf(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the messengers of the configuration open apart, answers begin the message', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  await openerOf(page).click()

  const messenger = chatOf(page).getByRole('link', { name: 'Telegram' })
  const answer = chatOf(page).getByRole('link', { name: 'Новый сайт' })

  expect(await messenger.getAttribute('href')).toBe('https://messenger.example/versta')
  expect(new URL((await answer.getAttribute('href')) ?? '').searchParams.get('text')).toMatch(/Нужен новый\sсайт/)
  for (const link of [messenger, answer])
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
})

test('the chat goes out of the way of a popup', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  const isOnScreen = () =>
    page.waitForFunction(() => document.querySelector('[aria-label="Чат"]')!.getBoundingClientRect().left < innerWidth)
  await isOnScreen()

  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
  await page.getByRole('dialog', { name: 'Оставить заявку' }).waitFor()
  await page.waitForFunction(
    () => document.querySelector('[aria-label="Чат"]')!.getBoundingClientRect().left >= innerWidth,
  )

  await page.keyboard.press('Escape')
  await isOnScreen()
})

test('on phones the chat is a bubble above the notice about cookies', async () => {
  const page = await visitWithClock('/blog/', { viewport: { width: 390, height: 844 } })
  await arrive(page)
  await page.clock.runFor(1800)
  await greetingOf(page).waitFor()

  const chat = await chatOf(page).boundingBox()
  const notice = await page.getByRole('complementary', { name: 'Куки' }).boundingBox()

  expect(Math.round(chat?.height ?? 0)).toBeLessThanOrEqual(182)
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual((notice?.y ?? 0) - 15)
})

test('its words are whole on the narrowest phone', async () => {
  const page = await visitWithClock('/blog/', { viewport: { width: 320, height: 800 } })
  await arrive(page)
  await page.clock.runFor(1800)
  await greetingOf(page).waitFor()

  await expect.poll(() => textsCutOff(page)).toEqual([])
})

test('on tablets the chat waits for the answer to the notice about cookies', async () => {
  const page = await visitWithClock('/blog/', { viewport: { width: 768, height: 900 } })
  await page.clock.runFor(1200)
  await page.locator('[aria-label="Чат"]').waitFor({ state: 'attached' })
  expect(await chatOf(page).count()).toBe(0)

  await page.getByRole('button', { name: 'ОК' }).click()

  await openerOf(page).waitFor()
})
