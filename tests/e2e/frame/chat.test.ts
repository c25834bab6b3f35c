import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { textsCutOff } from '../../support/browser/layout.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { openWindow } = siteAndBrowser(() => ({ MESSENGER_TELEGRAM: 'https://messenger.example/versta' }))

/** A visit whose clock goes only when it is told to. */
async function visitWithClock(path: string, options?: BrowserContextOptions) {
  const page = await openWindow(options)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await page.addInitScript(noteStart)
  await page.goto(path, { waitUntil: 'networkidle' })
  await untilHydrated(page)
  return page
}

/** When the notice is shown the timers of the chat are set. */
function noteStart() {
  addEventListener('DOMContentLoaded', () => {
    const note = () => (document.documentElement.dataset['startedAt'] ??= String(Date.now()))
    const notice = document.querySelector('[aria-label="Куки"]')
    if (notice) new MutationObserver(note).observe(notice, { attributeFilter: ['hidden'] })
  })
}

const chatOf = (page: Page) => page.getByRole('complementary', { name: 'Чат' })
const openerOf = (page: Page) => chatOf(page).getByRole('button', { name: 'Открыть чат' })
const rowOf = (page: Page) => chatOf(page).getByRole('button', { name: /Подскажу срок и\sцену/ })
const greetingOf = (page: Page) => chatOf(page).getByText('Здравствуйте!')

/** Moves the clock until the page has had its idle moment. */
async function untilHydrated(page: Page) {
  const look = async () => {
    await page.clock.runFor(20)
    return page.getByRole('complementary', { name: 'Куки' }).isVisible()
  }
  await expect.poll(look).toBe(true)
}

/** Moves the clock until the row of greeting is there, or gone. */
async function greets(page: Page, isGreeting = true) {
  const look = async () => {
    await page.clock.runFor(500)
    return rowOf(page).isVisible()
  }
  await expect.poll(look).toBe(isGreeting)
}

/** Moves the clock to the moment the opener comes. */
async function arrive(page: Page) {
  const agoMs = await page.evaluate(() => Date.now() - Number(document.documentElement.dataset['startedAt']))
  await page.clock.runFor(1200 - agoMs)
  await openerOf(page).waitFor()
}

test('the chat opens by itself 3000 ms after the first visit, and takes no focus', async () => {
  const page = await visitWithClock('/blog/')
  expect(await chatOf(page).count()).toBe(0)
  await arrive(page)

  await page.clock.runFor(1799)
  expect(await openerOf(page).getAttribute('aria-expanded')).toBe('false')
  await page.clock.runFor(1)
  await rowOf(page).waitFor()

  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('the chat greets once its opener has no focus any more', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  await openerOf(page).focus()

  await page.clock.runFor(5000)
  expect(await openerOf(page).evaluate((button) => button === document.activeElement)).toBe(true)

  await openerOf(page).blur()
  await greets(page)
})

test('the chat opens by itself once a session', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  await page.clock.runFor(1800)
  await chatOf(page).getByRole('button', { name: 'Закрыть чат' }).click()
  await rowOf(page).waitFor({ state: 'hidden' })

  await page.goto('/contacts/', { waitUntil: 'networkidle' })
  await untilHydrated(page)
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

test('Escape closes the dropdown over the chat, and the chat by the next press', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  await openerOf(page).click()
  await greetingOf(page).waitFor()
  const dropdown = page.getByRole('banner').getByRole('button', { name: 'Мы: подразделы' })
  await dropdown.press('Enter')
  expect(await dropdown.getAttribute('aria-expanded')).toBe('true')

  await page.keyboard.press('Escape')
  expect(await dropdown.getAttribute('aria-expanded')).toBe('false')
  expect(await page.locator('[aria-label="Открыть чат"]').getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await greetingOf(page).waitFor({ state: 'hidden' })
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

test('where the window would cover words the chat greets in one row, which a press unfolds', async () => {
  const page = await visitWithClock('/blog/', { viewport: { width: 390, height: 844 } })
  await arrive(page)
  await page.clock.runFor(1800)
  await rowOf(page).waitFor()
  expect(await greetingOf(page).count()).toBe(1)
  expect(await greetingOf(page).isVisible()).toBe(false)

  const row = await rowOf(page).locator('..').boundingBox()
  const notice = await page.getByRole('complementary', { name: 'Куки' }).boundingBox()
  expect(row?.height).toBeLessThanOrEqual(64)
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0)

  await rowOf(page).click()
  await greetingOf(page).waitFor()
})

test('the row leads straight to a messenger, and can be closed', async () => {
  const page = await visitWithClock('/blog/', { viewport: { width: 390, height: 844 } })
  await arrive(page)
  await page.clock.runFor(1800)

  const messenger = chatOf(page).getByRole('link', { name: 'Написать: Telegram' })
  expect(await messenger.getAttribute('href')).toBe('https://messenger.example/versta')
  await chatOf(page).getByRole('button', { name: 'Закрыть чат' }).click()

  await rowOf(page).waitFor({ state: 'hidden' })
  expect(await openerOf(page).getAttribute('aria-expanded')).toBe('false')
})

test('a greeting left unanswered folds when the visitor reads on', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  await page.clock.runFor(1800)
  await rowOf(page).waitFor()

  await page.mouse.wheel(0, 700)

  await greets(page, false)
})

test('a greeting with the focus in it folds only when the focus has left it', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  await page.clock.runFor(1800)
  const close = chatOf(page).getByRole('button', { name: 'Закрыть чат' })
  await close.focus()

  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  await page.clock.runFor(1000)
  expect(await page.locator('#chat [aria-expanded]').getAttribute('aria-expanded')).toBe('true')

  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await greets(page, false)
})

test('the chat does not greet while a field is being filled in, and does after', async () => {
  const page = await visitWithClock('/contacts/')
  await page.getByRole('textbox', { name: 'Имя' }).focus()
  await page.clock.runFor(1200)
  await page.locator('[aria-label="Чат"]:not([hidden])').waitFor({ state: 'attached' })
  await page.clock.runFor(10_000)
  expect(await rowOf(page).count()).toBe(0)

  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement).blur()
    scrollTo(0, 0)
  })

  await greets(page)
})

test('the chat does not greet over a popup', async () => {
  const page = await visitWithClock('/blog/?popup=callback')
  await page.clock.runFor(1200)
  await page.locator('[aria-label="Чат"]:not([hidden])').waitFor({ state: 'attached' })
  await page.clock.runFor(10_000)
  expect(await page.locator('[aria-label="Открыть чат"]').getAttribute('aria-expanded')).toBe('false')

  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await greets(page)
})

test('the chat steps aside from «Наверх» at the end of a page, and comes back', async () => {
  const page = await visitWithClock('/blog/')
  await arrive(page)
  const isAside = async () => {
    await page.clock.runFor(200)
    return page.evaluate(() => document.querySelector('[aria-label="Чат"]')!.getBoundingClientRect().left >= innerWidth)
  }

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(isAside).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(isAside).toBe(false)
})

test.each([320, 390, 1280])('the words of row and window are whole, %i wide', async (width) => {
  const page = await visitWithClock('/contacts/', { viewport: { width, height: 800 } })
  await arrive(page)
  await page.clock.runFor(1800)
  await rowOf(page).waitFor()
  await expect.poll(() => textsCutOff(page)).toEqual([])

  await rowOf(page).click()
  await greetingOf(page).waitFor()
  await expect.poll(() => textsCutOff(page)).toEqual([])
})
