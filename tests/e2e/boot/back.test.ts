import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { atRest } from '../../support/browser/at-rest.ts'
import { stateOf } from '../../support/browser/boot.ts'
import { launchWithBackForwardCache } from '../../support/browser/browser.ts'
import { callback, openCallback } from '../../support/browser/callback-popup.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilPainted } from '../../support/browser/until-painted.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { site } = siteAndBrowser()

let browser: Browser

beforeAll(async () => {
  browser = await launchWithBackForwardCache()
})
afterAll(() => browser.close())

async function open(path: string) {
  const context = await browser.newContext({ baseURL: site().url, viewport: { width: 1280, height: 900 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // A window behind another one draws no frames.
  await page.bringToFront()
  await untilPainted(page)
  return page
}

const toAnotherSite = (page: Page) => page.goto(site().url.replace('127.0.0.1', 'localhost') + '/robots.txt')

/** To another document, by default of another site, and back to the very page that was left. */
async function leaveAndComeBack(page: Page, leave: () => Promise<unknown> = () => toAnotherSite(page)) {
  // A page the browser froze in the middle of something may be thrown away for that.
  await atRest(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await leave()
  // A page that comes back does not load.
  await page.goBack({ waitUntil: 'commit' })
  const isKept = () => page.evaluate(() => (window as { persisted?: boolean }).persisted)
  await expect.poll(async () => ({ isKept: await isKept(), reasons })).toEqual({ isKept: true, reasons: [] })
}

/** A page of sliders and a popup of its own, one of sections, tariffs and a form, one of a gallery. */
const PAGES = ['/', '/services/seo/', '/certificates/']

test.each(PAGES)('%s comes back as it was left, idle and hydrated', async (path) => {
  const page = await open(path)
  await leaveAndComeBack(page)
  expect(await stateOf(page)).toBe('idle')

  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await page.mouse.wheel(0, 700)
  await page.waitForFunction(() => scrollY === 700)

  await leaveAndComeBack(page)
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test('what stood open stands open when its page comes back, and closes', async () => {
  const page = await open('/')
  await openCallback(page)
  await callback(page).getByLabel('Имя').fill('Анна')

  await leaveAndComeBack(page)
  expect(await callback(page).getByLabel('Имя').inputValue()).toBe('Анна')
  await page.keyboard.press('Escape')
  await callback(page).waitFor({ state: 'detached' })
})

test('Back from a reloaded page leads to the page before, though nothing in it was touched', async () => {
  const page = await open('/policy/')
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Блог' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
  await page.reload()
  expect(await stateOf(page)).toBe('idle')

  await page.evaluate(() => history.back())

  await page.getByRole('heading', { level: 1, name: 'Политика конфиденциальности' }).waitFor()
  expect([new URL(page.url()).pathname, await stateOf(page)]).toEqual(['/policy/', 'idle'])
})

test('a page left by a link that was redirected comes back without a loading bar', async () => {
  const page = await open('/blog/')
  await page.keyboard.press('Shift')
  await untilHydrated(page)

  await leaveAndComeBack(page, async () => {
    await page.getByRole('main').evaluate((main) => {
      const link = Object.assign(document.createElement('a'), { href: '/portfolio/' })
      main.append(link)
      link.click()
    })
    await page.waitForURL('**/projects/')
  })

  await page.getByRole('progressbar', { name: 'Загрузка страницы' }).waitFor({ state: 'hidden' })
})
