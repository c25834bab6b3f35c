import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { stateOf, withoutScript } from '../../support/browser/boot.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilPainted } from '../../support/browser/until-painted.ts'

const METRIKA = 'https://mc.yandex.ru/metrika/tag.js?id=9876543'

const { openIdle } = siteAndBrowser(() => ({ METRIKA_ID: '9876543' }))

const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Куки' })
const chatOf = (page: Page) => page.getByRole('complementary', { name: 'Чат' })

describe('a page nobody has touched', () => {
  test('shows the notice about cookies and has the chat greet, before the app is loaded', async () => {
    const page = await openIdle()
    await page.goto('/blog/')

    await noticeOf(page).waitFor()
    await chatOf(page)
      .getByRole('button', { name: /Подскажу срок и\sцену/ })
      .waitFor()

    expect(await stateOf(page)).toBe('idle')
  })

  test('starts the counter of a visitor who agreed earlier, before the app is loaded', async () => {
    const page = await openIdle()
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/contacts/')
    const accept = noticeOf(page).getByRole('button', { name: 'Принять' })
    await Promise.all([page.waitForRequest(METRIKA), accept.click()])

    const [asked] = await Promise.all([page.waitForRequest(METRIKA), page.goto('/blog/')])

    expect(asked.url()).toBe(METRIKA)
    await expect
      .poll(() => page.evaluate(() => (window.ym as { a?: unknown[][] }).a?.map(([, method]) => method)))
      .toEqual(['init', 'hit'])
    expect(await noticeOf(page).count()).toBe(0)
    expect(await stateOf(page)).toBe('idle')
  })

  test('has taken the answer to the notice when React comes, and kept it', async () => {
    const page = await openIdle()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/blog/')

    await noticeOf(page).getByRole('button', { name: 'Только нужные' }).click()
    await noticeOf(page).waitFor({ state: 'hidden' })
    await page.locator('html[data-app=complete]').waitFor()

    expect(await noticeOf(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('opens the chat at the first press, and React leaves it open', async () => {
    const page = await openIdle()
    await page.addInitScript(() => sessionStorage.setItem('chat-greeted', 'yes'))
    await page.goto('/blog/')

    await chatOf(page).getByRole('button', { name: 'Открыть чат' }).click()
    await page.locator('html[data-app=complete]').waitFor()

    await chatOf(page).getByText('Здравствуйте!').waitFor()
  })

  test('hears presses into what the app has not reached yet', async () => {
    const page = await openIdle()
    await page.addInitScript(() => sessionStorage.setItem('chat-greeted', 'yes'))
    await withoutScript(page, 'Открыть чат')
    await page.goto('/blog/')
    await chatOf(page).getByRole('button', { name: 'Открыть чат' }).waitFor()
    await untilPainted(page)
    await page.keyboard.press('Shift')
    await page.locator('html[data-app=hydrated]').waitFor()

    await chatOf(page).getByRole('button', { name: 'Открыть чат' }).click()
    await chatOf(page).getByText('Здравствуйте!').waitFor()
    await noticeOf(page).getByRole('button', { name: 'Только нужные' }).click()
    await noticeOf(page).waitFor({ state: 'hidden' })
  })
})
